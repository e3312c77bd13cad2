import { createHash, randomBytes } from "node:crypto";

/** The secret of a link in a mail, or of a key that is shown once: 32 random bytes, encoded for addresses. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** Letters and digits that nobody confuses: five bits per sign. */
const SPELLING = "abcdefghijkmnpqrstuvwxyz23456789";
const inGroups = (text: string): string => text.replaceAll(/.{4}(?=.)/g, "$&-");

/** A secret that people read to each other and type, of five bits a sign: « k7fm-w9rt-hq4x-b2cd ». */
export const spellSecret = (length = 16): string =>
  inGroups(Array.from(randomBytes(length), (byte) => SPELLING[byte % SPELLING.length]).join(""));

/** Ten codes of 60 bits each: « k7m2-p9hx-wdq4 ». */
export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, () => spellSecret(12));

/** Normalizes a spelled secret that somebody typed with other signs, capitals or groups. */
export const readSpelled = (typed: string): string => inGroups(typed.toLowerCase().replaceAll(/[^a-z\d]/g, ""));

/** The hash of a secret; only the hash is stored. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");
