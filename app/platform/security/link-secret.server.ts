import { createHash, randomBytes } from "node:crypto";

/** The secret of a link in a mail: 32 random bytes, encoded for addresses. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** The hash of a secret, which alone is stored. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");
