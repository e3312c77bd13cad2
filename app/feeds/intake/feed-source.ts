import type { FolderProblem } from "../sources/folder.server.ts";
import type { FtpProblem, ShownCertificate, StoredFtp } from "../sources/ftp-account.ts";
import type { SeenFiles } from "./choose-files.ts";

/** Why the files of a source cannot be read. `other_secret`: its password was encrypted with another secret of the portal. */
export type SourceProblem = FtpProblem | FolderProblem | "other_secret";

/** The result of a look. `taken`: names of some received files; `skipped`: number of older files that were not received. */
export type Look = { files: number; others: number; taken: string[]; skipped: number };

/** A source whose files the portal fetches: a folder of the operator, or an FTP account. */
export type FileSource = {
  id: number;
  kind: "folder" | "ftp";
  advertiserId: number | null;
  /** The organisation is suspended: the portal does not fetch its files. */
  isOfSuspended: boolean;
  folder: string | null;
  ftp: StoredFtp | null;
  password: string | null;
  seen: SeenFiles;
  certificate: ShownCertificate | null;
};

/** A source as its organisation sees it. Instants are ISO texts. */
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
  /** The beginning of the key's hash. */
  keyPrefix: string | null;
  lastFile: { importId: number; name: string; at: string } | null;
};

/** Most accounts and keys of an organisation. */
export const MOST_SOURCES = 20;
