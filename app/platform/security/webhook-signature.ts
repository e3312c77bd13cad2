import { createHmac, timingSafeEqual } from "node:crypto";

/** How far a call's time may be from ours. */
const TOLERANCE_MS = 5 * 60_000;

type SignedCall = { headers: Headers; body: string };

/**
 * Whether a call has a signature of the Standard Webhooks specification: an HMAC of id, time and body, by a secret such
 * as « whsec_<base64> ». Also by the names of Svix, which Resend uses.
 */
export function isSignedCall(secret: string, { headers, body }: SignedCall, now: Date): boolean {
  const read = (name: string) => headers.get(`webhook-${name}`) ?? headers.get(`svix-${name}`) ?? "";
  const [id, timestamp, signatures] = [read("id"), read("timestamp"), read("signature")];
  if (id === "" || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * 1_000) > TOLERANCE_MS) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const right = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  // Several while a secret is replaced by another.
  return signatures.split(" ").some((signature) => {
    const given = signature.startsWith("v1,") ? Buffer.from(signature.slice(3), "base64") : Buffer.alloc(0);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
