import type { FtpFieldProblems, TypedFtp } from "../sources/ftp-account.ts";
import type { SourceRefusal } from "./use-cases/change-sources.server.ts";

/** The answer of the page of sources to one of its forms. `about`: the source of the form; null for a new one. */
export type SourceAnswer = {
  intent: string;
  about: number | null;
  refusal?: SourceRefusal;
  /** The account is stored, although it was not tested. */
  isSaved?: boolean;
  problems?: FtpFieldProblems;
  /** Without the password. */
  typed?: TypedFtp;
  name?: string;
  /** A new key, which is shown this once. */
  key?: { key: string; name: string };
};
