import type { TextCipher } from "#app/platform/security/encrypted-text.server.ts";
import { type FtpAccount, type FtpRefusal, shownCertificate } from "../sources/ftp-account.ts";
import type { ExportSettings } from "./export-settings.repository.server.ts";
import type { ExportProblem } from "./ftp-export.ts";

export type ExportRefusal = FtpRefusal | { ok: false; code: "other_secret" };

/** The account of an organisation's exports, with its password. */
export function accountOf(
  { ftp, password }: Pick<ExportSettings, "ftp" | "password">,
  cipher: TextCipher,
): { ok: true; account: FtpAccount } | { ok: false; code: "other_secret" } {
  const read = cipher.decrypt(password ?? "");
  return read.ok && ftp ? { ok: true, account: { ...ftp, password: read.text } } : { ok: false, code: "other_secret" };
}

/** A refusal as it is stored. */
export function problemOf(refusal: ExportRefusal): ExportProblem {
  const { code } = refusal;
  if (code === "other_secret" || !refusal.certificate) return { code };
  return { code, certificate: shownCertificate(refusal.certificate) };
}
