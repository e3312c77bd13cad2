import { type FtpProblem, type FtpRefusal, type ShownCertificate, shownCertificate } from "../sources/ftp-account.ts";

/** Why a file did not reach the account. `other_secret`: its password can no longer be decrypted. */
export type ExportProblem = {
  code: FtpProblem | "other_secret";
  certificate?: ShownCertificate;
};

export type ExportRefusal = FtpRefusal | { ok: false; code: "other_secret" };

/** What is stored of an account that nothing has gone wrong with. */
export const noProblem = { problem: null, failedSince: null, toldAt: null };

/** A refusal as it is stored. */
export function problemOf(refusal: ExportRefusal): ExportProblem {
  const { code } = refusal;
  if (code === "other_secret" || !refusal.certificate) return { code };
  return { code, certificate: shownCertificate(refusal.certificate) };
}
