import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** How far a call's time may be from ours. */
const TOLERANCE_MS = 5 * 60_000;

type Call = { headers: Headers; body: string };

/** Whose form of calls a secret is for: that of the Standard Webhooks specification, « mailgun:<key> » or « brevo:<token> ». */
export type CallForm = "standard" | "mailgun" | "brevo";

export const callForm = (secret: string): CallForm =>
  (["mailgun", "brevo"] as const).find((form) => secret.startsWith(`${form}:`)) ?? "standard";

/** Whether a call proves that it comes from who has the secret, in the secret's form. */
export function isSignedCall(secret: string, call: Call, now: Date): boolean {
  const form = callForm(secret);
  if (form === "standard") return isSignedAsStandard(secret, call, now);
  const own = secret.slice(form.length + 1);
  return form === "mailgun" ? isSignedAsMailgun(own, call, now) : hasToken(own, call);
}

/** An HMAC of id, time and body, by a secret such as « whsec_<base64> ». Also by the names of Svix, which Resend uses. */
function isSignedAsStandard(secret: string, { headers, body }: Call, now: Date): boolean {
  const read = (name: string) => headers.get(`webhook-${name}`) ?? headers.get(`svix-${name}`) ?? "";
  const [id, timestamp, signatures] = [read("id"), read("timestamp"), read("signature")];
  if (id === "" || !isRecent(timestamp, now)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const right = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  // Several while a secret is replaced by another.
  return signatures
    .split(" ")
    .some((signature) => signature.startsWith("v1,") && isSame(Buffer.from(signature.slice(3), "base64"), right));
}

const mailgunSchema = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string().min(1).max(200), signature: z.string() }),
});

/** An HMAC of time and token, which are in the body; it does not cover the rest. */
function isSignedAsMailgun(key: string, { body }: Call, now: Date): boolean {
  const read = mailgunSchema.safeParse(parseJson(body));
  if (!read.success) return false;
  const { timestamp, token, signature } = read.data.signature;
  const right = createHmac("sha256", key).update(`${timestamp}${token}`).digest();
  return isRecent(timestamp, now) && isSame(Buffer.from(signature, "hex"), right);
}

/** Brevo signs nothing, and shows a token instead. */
function hasToken(token: string, { headers }: Call): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return isSame(hash(headers.get("authorization") ?? ""), hash(`Bearer ${token}`));
}

const isRecent = (seconds: string, now: Date): boolean =>
  /^\d{1,12}$/.test(seconds) && Math.abs(now.getTime() - Number(seconds) * 1_000) <= TOLERANCE_MS;

const isSame = (given: Buffer, right: Buffer): boolean =>
  given.length === right.length && timingSafeEqual(given, right);

/** Null where it is no JSON. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
