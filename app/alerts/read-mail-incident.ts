import { z } from "zod";
import { parseJson } from "#app/platform/text/parse-json.ts";
import type { CallForm } from "#app/platform/security/webhook-call.ts";

/** Most addresses that a provider may name in one report. */
const MOST_ADDRESSES = 50;

/** The report of a mail provider on addresses that it cannot reach, or whose owners complained. */
type MailIncident = { emails: string[]; reason: "refused" | "complaint" };

type Reason = MailIncident["reason"];
type Report = { to: string | string[]; reason: Reason | null };

/** Reads a provider's report; null for one that pauses no alert, such as a full mailbox. */
export function readMailIncident(form: CallForm, body: string): MailIncident | null {
  const { data: report } = readers[form].safeParse(parseJson(body));
  if (!report || report.reason === null) return null;
  const emails = [report.to]
    .flat()
    .slice(0, MOST_ADDRESSES)
    .map(bareAddress)
    .filter((email) => !email.includes("\0"));
  return { emails, reason: report.reason };
}

const brevoReasons = new Map<string, Reason>([
  ["hard_bounce", "refused"],
  ["invalid_email", "refused"],
  ["spam", "complaint"],
]);

const readers: Record<CallForm, z.ZodType<Report>> = {
  /** The form of Resend. */
  standard: z
    .object({
      type: z.string(),
      data: z.object({
        to: z.union([z.string(), z.array(z.string())]),
        bounce: z.object({ type: z.string() }).optional(),
      }),
    })
    .transform(({ type, data: { to, bounce } }) => {
      if (type === "email.complained") return { to, reason: "complaint" };
      const isForGood = type === "email.bounced" && bounce?.type.toLowerCase() === "permanent";
      return { to, reason: isForGood ? "refused" : null };
    }),
  mailgun: z
    .object({
      "event-data": z.object({
        event: z.string(),
        recipient: z.string(),
        severity: z.string().optional(),
        reason: z.string().optional(),
      }),
    })
    .transform(({ "event-data": { event, recipient: to, severity, reason } }) => {
      if (event === "complained") return { to, reason: "complaint" };
      // Other failures are « permanent » too: a server that was down for long (old), a mail refused for its content (generic).
      const isForGood = event === "failed" && severity === "permanent" && /^(suppress-)?bounce$/.test(reason ?? "");
      return { to, reason: isForGood ? "refused" : null };
    }),
  brevo: z
    .object({ event: z.string(), email: z.string() })
    .transform(({ event, email: to }) => ({ to, reason: brevoReasons.get(event) ?? null })),
};

/** The address alone: a provider may send « Anne <anne@example.org> ». */
const bareAddress = (text: string) => {
  const start = text.lastIndexOf("<");
  const bare = start === -1 ? text : text.slice(start + 1).replace(/>\s*$/, "");
  return bare.trim().toLowerCase();
};
