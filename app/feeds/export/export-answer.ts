import type { FtpFieldProblems, TypedFtp } from "../sources/ftp-account.ts";

/** What was done, as the address says it after a redirect. */
const exportsDone = ["cleEnd", "essai", "envoi", "retire"] as const;
export type ExportDone = (typeof exportsDone)[number];
export const doneOf = (text: string | null): ExportDone | null => exportsDone.find((done) => done === text) ?? null;

/** How a form was answered that was not done by a redirect. */
export type ExportAnswer = {
  /** Shown this once. */
  key?: string;
  problem?: "changed" | "noOrganisation" | "tooMany";
  /** As typed, without the password. */
  ftp?: TypedFtp;
  problems?: FtpFieldProblems;
};
