import type { TextCipher } from "#app/platform/security/encrypted-text.server.ts";
import type { FtpAccount, StoredFtp } from "../sources/ftp-account.ts";

/** An account with its password. `other_secret`: the password was encrypted with another secret of the portal. */
export function accountOf(
  { ftp, password }: { ftp: StoredFtp | null; password: string | null },
  cipher: TextCipher,
): { ok: true; account: FtpAccount } | { ok: false; code: "other_secret" } {
  const read = cipher.decrypt(password ?? "");
  return read.ok && ftp ? { ok: true, account: { ...ftp, password: read.text } } : { ok: false, code: "other_secret" };
}

const DAY_MS = 86_400_000;

/** Whether to mail an organisation that its account fails: once, after a day without success. */
export const isFailureToMail = (
  { failingSince, mailedAt }: { failingSince: Date; mailedAt: Date | null },
  now: Date,
): boolean => mailedAt === null && now.getTime() - failingSince.getTime() >= DAY_MS;
