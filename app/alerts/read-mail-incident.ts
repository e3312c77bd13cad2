import { z } from "zod";

/** Addresses that a provider may name in one report. */
const MOST_ADDRESSES = 50;

const schema = z.object({
  type: z.string(),
  data: z.object({
    to: z.union([z.string(), z.array(z.string())]),
    bounce: z.object({ type: z.string() }).optional(),
  }),
});

/** What a mail provider reports: whom it cannot reach, or who complained. */
export type MailIncident = { emails: string[]; reason: "refused" | "complaint" };

/** Reads a report of a mail provider, such as Resend's; null for what pauses nothing, as a full mailbox. */
export function readMailIncident(body: string): MailIncident | null {
  const read = schema.safeParse(parse(body));
  if (!read.success) return null;
  const { type, data } = read.data;
  const emails = [data.to]
    .flat()
    .slice(0, MOST_ADDRESSES)
    .map(bareAddress)
    .filter((email) => !email.includes("\0"));
  if (type === "email.complained") return { emails, reason: "complaint" };
  const isForGood = data.bounce?.type.toLowerCase() === "permanent";
  return type === "email.bounced" && isForGood ? { emails, reason: "refused" } : null;
}

/** « Anne <anne@example.org> » may come with a name. */
const bareAddress = (text: string) => {
  const start = text.lastIndexOf("<");
  const bare = start === -1 ? text : text.slice(start + 1).replace(/>\s*$/, "");
  return bare.trim().toLowerCase();
};

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
