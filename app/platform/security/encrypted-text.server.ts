import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts short texts that the portal must be able to read again, such as the password of somebody's server. */
export type TextCipher = {
  encrypt(text: string): string;
  /** `other_secret`: encrypted with another session secret, or changed since. The user must type the text again. */
  decrypt(encrypted: string): { ok: true; text: string } | { ok: false; code: "other_secret" };
};

const ALGORITHM = "aes-256-gcm";
const [IV_BYTES, TAG_BYTES] = [12, 16];
/** The version of the format, in case the encryption changes. */
const FORM = "1.";

/** The key is derived from the session secret under a label of its own: no signature of the portal reveals it. */
export function createTextCipher(secret: string): TextCipher {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "bienvu encrypted texts", 32));
  return {
    encrypt(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv);
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return FORM + Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted.slice(FORM.length), "base64url");
      const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      if (!encrypted.startsWith(FORM) || tag.length < TAG_BYTES) return { ok: false, code: "other_secret" };
      const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAuthTag(tag);
      try {
        const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
        return { ok: true, text: text.toString("utf8") };
      } catch {
        return { ok: false, code: "other_secret" };
      }
    },
  };
}
