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

const DAY_MS = 86_400_000;

/** Whether an organisation is told that an account of theirs fails: once, after a day without success. */
export const isFailureToTell = (
  { failingSince, toldAt }: { failingSince: Date; toldAt: Date | null },
  now: Date,
): boolean => toldAt === null && now.getTime() - failingSince.getTime() >= DAY_MS;
