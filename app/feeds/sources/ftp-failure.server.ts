import { FTPError } from "basic-ftp";
import { LocalFailure, TooLarge } from "./file-writer.server.ts";
import type { FtpProblem, ServerCertificate } from "./ftp-account.ts";

/** A failure of an FTP server; `withFtp` turns it into a refusal. */
export class FtpFailure extends Error {
  readonly code: FtpProblem;
  readonly certificate: ServerCertificate | undefined;

  constructor(code: FtpProblem, certificate?: ServerCertificate) {
    super(code);
    this.code = code;
    this.certificate = certificate;
  }
}

/** The step of a session: an FTP code has different meanings in different steps. */
type FtpStep = "greeting" | "tls" | "login" | "folder" | "list" | "read" | "write";

/** Runs a step; a server's failure becomes an `FtpFailure`. Errors of this machine are thrown unchanged. */
export async function ftpStep<Result>(step: FtpStep, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw failureOf(step, error);
  }
}

function failureOf(step: FtpStep, error: unknown): unknown {
  if (error instanceof FtpFailure) return error;
  if (error instanceof LocalFailure) return error.cause;
  if (error instanceof TooLarge) return new FtpFailure("too_large");
  if (error instanceof FTPError) return new FtpFailure(problemOfAnswer(step, error));
  // basic-ftp throws plain errors; any other kind is a bug.
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof ReferenceError) return error;
  return new FtpFailure(problemOfConnection(step, error));
}

/** The problem of a code of RFC 959. The server's text is read only where the code is ambiguous. */
function problemOfAnswer(step: FtpStep, { code, message }: FTPError): FtpProblem {
  if (step === "login" && /\b(?:tls|ssl|encrypt\w*|clear-?text)\b/i.test(message)) return "tls_required";
  if (code === 421) return "busy";
  if (code === 425 || code === 426) return "no_transfer";
  if (code === 452 || code === 552) return "full";
  const byStep: Record<FtpStep, FtpProblem> = {
    greeting: "refused",
    tls: "no_tls",
    login: "wrong_password",
    folder: "no_folder",
    list: "no_permission",
    read: /permission|denied|not allowed/i.test(message) ? "no_permission" : "no_file",
    write: "no_permission",
  };
  return byStep[step];
}

const systemProblems: Record<string, FtpProblem> = {
  ECONNREFUSED: "refused",
  EHOSTUNREACH: "refused",
  ENETUNREACH: "refused",
  EADDRNOTAVAIL: "refused",
  ETIMEDOUT: "timeout",
};

function problemOfConnection(step: FtpStep, error: Error): FtpProblem {
  // Some servers close a refused transfer before they send the reason.
  if (step === "write" && /before secure TLS connection/.test(error.message)) return "no_permission";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code in systemProblems) return systemProblems[code]!;
  if (code === "EPROTO" || code.startsWith("ERR_SSL") || code.startsWith("ERR_TLS")) return tlsProblems[step];
  if (/^Timeout/i.test(error.message)) return "timeout";
  if (/transfer strategies|data connection/i.test(error.message)) return "no_transfer";
  if (/parse|only supports|exceeded|Unexpected FTP|listing/i.test(error.message)) return "not_ftp";
  return "interrupted";
}

/** The problem of a connection that breaks off within TLS, by step. */
const tlsProblems: Record<FtpStep, FtpProblem> = {
  greeting: "no_tls",
  tls: "no_tls",
  login: "interrupted",
  folder: "interrupted",
  list: "no_transfer",
  read: "no_transfer",
  write: "no_transfer",
};
