import { createHash, randomBytes } from "node:crypto";

/** The secret of a link: 32 random bytes, as an address can hold them. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What is kept of a secret. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");
