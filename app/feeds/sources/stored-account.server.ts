import type { TextCipher } from "#app/platform/security/encrypted-text.server.ts";
import type { FtpAccount, StoredFtp } from "./ftp-account.ts";

/** An account with its password. `other_secret`: that was encrypted with another secret of the portal. */
export function accountOf(
  { ftp, password }: { ftp: StoredFtp | null; password: string | null },
  cipher: TextCipher,
): { ok: true; account: FtpAccount } | { ok: false; code: "other_secret" } {
  const read = cipher.decrypt(password ?? "");
  return read.ok && ftp ? { ok: true, account: { ...ftp, password: read.text } } : { ok: false, code: "other_secret" };
}
