import type { ExportProblem } from "./ftp-export.ts";
import type { TypedFtp } from "../sources/ftp-account.ts";

/** An organisation's exports, as its page shows them. Instants are ISO. */
export type ShownExports = {
  homes: number;
  hasOrganisation: boolean;
  key: { madeAt: string; usedAt: string | null } | null;
  ftp: {
    typed: TypedFtp;
    file: string;
    sentAt: string | null;
    dueAt: string | null;
    problem: ExportProblem | null;
  } | null;
  /** The organisation's file in the operator's folder. */
  folder: { file: string; writtenAt: string } | null;
};
