import type { FolderProblem } from "../sources/folder.server.ts";
import type { FtpField, FtpProblem, FtpSecurity, ServerCertificate, StoredFtp } from "../sources/ftp-account.ts";
import type { SeenFiles } from "./choose-files.ts";

/** Why a source cannot be looked at. `other_secret`: its password was encrypted with another secret of the portal. */
export type SourceProblem = FtpProblem | FolderProblem | "other_secret";

/** What a look found. `taken`, `skipped`: names, of which some are kept. */
export type Look = { files: number; others: number; taken: string[]; skipped: number };

/** A certificate as it is stored: its day as ISO. */
export type ShownCertificate = Omit<ServerCertificate, "validUntil"> & { validUntil: string };

/** A source as it is looked at. */
export type LookedAt = {
  id: number;
  kind: "folder" | "ftp";
  advertiserId: number | null;
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
  createdAt: string;
  lastFile: { importId: number; name: string; at: string } | null;
};

export type FtpFieldProblem =
  | "required"
  | "not_host"
  | "not_port"
  | "not_security"
  | "too_long"
  | "not_text"
  /** It goes to another server than before: whoever enters that knows the password. */
  | "again";
export type FtpFieldProblems = Partial<Record<FtpField, FtpFieldProblem>>;

export const securityOf = (text: string): FtpSecurity | null =>
  text === "none" || text === "explicit" || text === "implicit" ? text : null;

/** Sources that an organisation may have. */
export const MOST_SOURCES = 20;
