import { type FtpProblem, type FtpRefusal, type ShownCertificate, shownCertificate } from "../sources/ftp-account.ts";

/** Why an export did not reach the account. `other_secret`: the account's password can no longer be decrypted. */
export type ExportProblem = {
  code: FtpProblem | "other_secret";
  certificate?: ShownCertificate;
};

export type ExportRefusal = FtpRefusal | { ok: false; code: "other_secret" };

/** The stored values of an account without a problem. */
export const noProblem = { problem: null, failedSince: null, mailedAt: null };

/** The stored form of a refusal. */
export function problemOf(refusal: ExportRefusal): ExportProblem {
  const { code } = refusal;
  if (code === "other_secret" || !refusal.certificate) return { code };
  return { code, certificate: shownCertificate(refusal.certificate) };
}
