import type { FolderProblem } from "../sources/folder.server.ts";
import type { FtpProblem, ShownCertificate, StoredFtp } from "../sources/ftp-account.ts";
import type { SeenFiles } from "./choose-files.ts";

/** Why a source cannot be looked at. `other_secret`: its password was encrypted with another secret of the portal. */
export type SourceProblem = FtpProblem | FolderProblem | "other_secret";

/** What a look found. `taken`: the names of some; `skipped`: how many older files were left. */
export type Look = { files: number; others: number; taken: string[]; skipped: number };

/** A source as it is looked at. */
export type LookedAt = {
  id: number;
  kind: "folder" | "ftp";
  advertiserId: number | null;
  /** Its files are not fetched. */
  isOfSuspended: boolean;
  folder: string | null;
  ftp: StoredFtp | null;
  password: string | null;
  seen: SeenFiles;
  certificate: ShownCertificate | null;
};

/** A source as its organisation sees it. Instants are ISO. */
export type OwnSource = {
  id: number;
  kind: "ftp" | "push";
  name: string;
  ftp: StoredFtp | null;
  look: Look | null;
  lookedAt: string | null;
  problem: SourceProblem | null;
  certificate: ShownCertificate | null;
  works: boolean;
  /** Of its key. */
  keyMark: string | null;
  lastFile: { importId: number; name: string; at: string } | null;
};

/** Sources that an organisation may have. */
export const MOST_SOURCES = 20;
