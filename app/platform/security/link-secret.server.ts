import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** The secret of a link in a mail, or of a key that is shown once: 32 random bytes, encoded for addresses. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** The hash of a secret, which alone is stored. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** Whether a secret is the one of a stored hash; in the same time for all that are not. */
export function isSecretOf(hash: string, secret: string): boolean {
  const [stored, given] = [Buffer.from(hash), Buffer.from(hashSecret(secret))];
  return stored.length === given.length && timingSafeEqual(stored, given);
}
