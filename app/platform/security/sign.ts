import { createHmac, timingSafeEqual } from "node:crypto";

/** The signature of a text, with the portal's secret: 43 characters for addresses. */
export type Sign = (text: string) => string;

/** Signatures for links of mails. Nothing is stored: whoever has the secret can check them. */
export const signer =
  (secret: string): Sign =>
  (text) =>
    createHmac("sha256", secret).update(`link\n${text}`).digest("base64url");

/** Compares in a time that tells nothing of the right signature. */
export function isSignature(sign: Sign, text: string, signature: string): boolean {
  const [right, given] = [Buffer.from(sign(text)), Buffer.from(signature)];
  return right.length === given.length && timingSafeEqual(right, given);
}
