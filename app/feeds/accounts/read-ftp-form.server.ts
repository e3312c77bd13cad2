import { hostName } from "#app/platform/security/outside-address.server.ts";
import {
  type FtpField,
  type FtpFieldProblem,
  type FtpFieldProblems,
  ftpSecurities,
  type StoredFtp,
  type TypedFtp,
  usualPort,
} from "../sources/ftp-account.ts";

const LONGEST = 200;

type ReadFtp = { ok: true; ftp: StoredFtp; password: string | null } | { ok: false; problems: FtpFieldProblems };

/**
 * Reads the FTP account of a form. `before` is the account that the form changes: its password stays where the field is empty, and
 * its accepted certificate stays, unless the server is another one.
 */
export function readFtpForm(typed: TypedFtp, before: StoredFtp | null): ReadFtp {
  const problems: FtpFieldProblems = {};
  const refuse = (field: FtpField, problem: FtpFieldProblem) => void (problems[field] ??= problem);
  for (const field of ["user", "password", "folder"] as const) {
    if (typed[field].length > LONGEST) refuse(field, "too_long");
    // A line break would begin another command.
    if (/\p{Cc}/u.test(typed[field])) refuse(field, "not_text");
  }
  const address = readAddress(typed.host);
  if (address === null) refuse("host", typed.host.trim() === "" ? "required" : "not_host");
  const security = ftpSecurities.find((known) => known === typed.security);
  if (!security) refuse("security", "not_security");
  const port = readPort(typed.port) ?? address?.port ?? null;
  if (port === "none") refuse("port", "not_port");
  const user = typed.user.trim();
  if (user === "") refuse("user", "required");
  const ftp = address && security && port !== "none" ? { host: address.host, port, security, user } : null;
  const isSame = before !== null && ftp !== null && isSameServer(before, ftp);
  if (typed.password === "" && before === null) refuse("password", "required");
  // Only a valid address shows whether the server is another one.
  if (typed.password === "" && before !== null && ftp !== null && !isSame) refuse("password", "again");
  if (!ftp || Object.keys(problems).length > 0) return { ok: false, problems };
  const certificate = isSame ? before.certificate : null;
  const account = { ...ftp, folder: typed.folder.trim(), certificate };
  return { ok: true, ftp: account, password: typed.password === "" ? null : typed.password };
}

type Server = Pick<StoredFtp, "host" | "port" | "security">;

const isSameServer = (one: Server, other: Server): boolean =>
  one.host === other.host &&
  (one.port ?? usualPort(one.security)) === (other.port ?? usualPort(other.security)) &&
  one.security === other.security;

/** Whether two accounts are the same folder of the same server. */
export const isSameFolder = (one: StoredFtp, other: StoredFtp): boolean =>
  isSameServer(one, other) && one.user === other.user && one.folder === other.folder;

/** Reads « ftp.agence.example », or an address as programs show it: « ftp://ftp.agence.example:2121/ ». */
function readAddress(typed: string): { host: string; port: number | null } | null {
  const text = typed
    .trim()
    .replace(/^ftps?:\/\//i, "")
    .replace(/\/+$/, "");
  const [, name = "", port] = /^(.*?)(?::(\d{1,5}))?$/s.exec(text) ?? [];
  const isIpv6 = text.includes(":", text.indexOf(":") + 1) && !text.startsWith("[");
  const host = hostName(isIpv6 ? text : name);
  if (host === null || host.length > 253) return null;
  const read = isIpv6 || port === undefined ? null : readPort(port);
  return read === "none" ? null : { host, port: read };
}

/** Null for the usual port. */
function readPort(typed: string): number | "none" | null {
  const text = typed.trim();
  if (text === "") return null;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65_535 ? port : "none";
}
