import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { parseJson } from "#app/platform/text/parse-json.ts";

/** Maximum difference between a call's time and our clock. */
const TOLERANCE_MS = 5 * 60_000;

type Call = { headers: Headers; body: string };

/** The format of calls that a secret belongs to: the Standard Webhooks specification, Mailgun's or Brevo's. */
export type CallForm = "standard" | "mailgun" | "brevo";
export type CallSecret = { form: CallForm; secret: string };

/** The secret of a setting: « whsec_<base64> », « mailgun:<key> » or « brevo:<token> »; null for any other text. */
export function readCallSecret(text: string): CallSecret | null {
  const [, standard, form, secret] = settingPattern.exec(text) ?? [];
  if (standard) return { form: "standard", secret: standard };
  return form && secret ? { form: form as CallForm, secret } : null; // the pattern allows no other
}

const settingPattern = /^(?:whsec_([A-Za-z0-9+/]{32,86}={0,2})|(mailgun|brevo):([!-~]{24,200}))$/;

/** Whether a call proves that its sender has the secret: by a signature, or by the secret itself. */
export const isAuthenticCall = ({ form, secret }: CallSecret, call: Call, now: Date): boolean =>
  checks[form](secret, call, now);

/** Checks an HMAC of id, time and body, by a secret in base64. Accepts Svix's header names too, which Resend uses. */
function isSignedAsStandard(secret: string, { headers, body }: Call, now: Date): boolean {
  const read = (name: string) => headers.get(`webhook-${name}`) ?? headers.get(`svix-${name}`) ?? "";
  const [id, timestamp, signatures] = [read("id"), read("timestamp"), read("signature")];
  if (id === "" || !isRecent(timestamp, now)) return false;
  const key = Buffer.from(secret, "base64");
  const right = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  // There are several signatures while one secret replaces another.
  return signatures
    .split(" ")
    .some((signature) => signature.startsWith("v1,") && isSame(Buffer.from(signature.slice(3), "base64"), right));
}

const mailgunSchema = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string().min(1).max(200), signature: z.string() }),
});

/** Checks an HMAC of the time and token in the body; it does not cover the rest. */
function isSignedAsMailgun(key: string, { body }: Call, now: Date): boolean {
  const read = mailgunSchema.safeParse(parseJson(body));
  if (!read.success) return false;
  const { timestamp, token, signature } = read.data.signature;
  const right = createHmac("sha256", key).update(`${timestamp}${token}`).digest();
  return isRecent(timestamp, now) && isSame(Buffer.from(signature, "hex"), right);
}

/** Brevo sends a token instead of a signature. */
function hasToken(token: string, { headers }: Call): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return isSame(hash(headers.get("authorization") ?? ""), hash(`Bearer ${token}`));
}

const isRecent = (seconds: string, now: Date): boolean =>
  /^\d{1,12}$/.test(seconds) && Math.abs(now.getTime() - Number(seconds) * 1_000) <= TOLERANCE_MS;

const isSame = (given: Buffer, right: Buffer): boolean =>
  given.length === right.length && timingSafeEqual(given, right);

const checks: Record<CallForm, (secret: string, call: Call, now: Date) => boolean> = {
  standard: isSignedAsStandard,
  mailgun: isSignedAsMailgun,
  brevo: hasToken,
};
