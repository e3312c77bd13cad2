import type { ExportProblem } from "./ftp-export.ts";
import type { TypedFtp } from "../sources/ftp-account.ts";

/** How an organisation's listings go out, as its page shows it; moments in ISO. */
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
  /** Its file in the operator's folder. */
  folder: { file: string; writtenAt: string } | null;
};
