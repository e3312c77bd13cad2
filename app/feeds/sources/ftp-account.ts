import type { OutsideProblem } from "#app/platform/security/outside-address.server.ts";

/** `explicit` begins plain and changes to TLS; `implicit` is TLS from the first byte, usually on port 990. */
export const ftpSecurities = ["none", "explicit", "implicit"] as const;
export type FtpSecurity = (typeof ftpSecurities)[number];

export type FtpAccount = {
  host: string;
  /** The port; null for the usual one. */
  port: number | null;
  security: FtpSecurity;
  user: string;
  password: string;
  /** The folder, as the server names it; empty for the folder after login. */
  folder: string;
  /** The SHA-256 fingerprint of an untrusted certificate that the account's owner accepted. */
  certificate: string | null;
};

export const usualPort = (security: FtpSecurity): number => (security === "implicit" ? 990 : 21);

/** Ports of FTP servers: the portal connects to no other well-known service. */
export const isFtpPort = (port: number): boolean => port === 21 || port === 990 || port >= 1_024;

export type ServerCertificate = {
  /** SHA-256 in pairs of hexadecimal digits, separated by colons. */
  fingerprint: string;
  /** The certificate's subject, and its issuer below; empty where missing. */
  subject: string;
  issuer: string;
  validUntil: Date;
  reason: "self_signed" | "unknown_authority" | "expired" | "other_name";
};

/** A certificate as stored and shown, with an ISO instant. */
export type ShownCertificate = Omit<ServerCertificate, "validUntil"> & { validUntil: string };
export const shownCertificate = (certificate: ServerCertificate): ShownCertificate => ({
  ...certificate,
  validUntil: certificate.validUntil.toISOString(),
});

export type FtpProblem =
  | OutsideProblem
  /** No server listens on this port, or a network refuses the connection. */
  | "refused"
  | "timeout"
  /** The server's answer is not FTP. */
  | "not_ftp"
  /** The server does not speak TLS on this port; it requires TLS. */
  | "no_tls"
  | "tls_required"
  | "certificate"
  | "wrong_password"
  /** The server has too many connections, or is closed for now. */
  | "busy"
  | "no_folder"
  /** The ports of transfers are closed, by a firewall or by a passive mode that names another host. */
  | "no_transfer"
  | "no_permission"
  | "no_file"
  /** The file differs from the listed one: somebody is still writing it. */
  | "changed"
  | "too_large"
  /** The server's disk is full. */
  | "full"
  | "interrupted";

export type FtpRefusal = { ok: false; code: FtpProblem; certificate?: ServerCertificate };

/** A stored account. Its encrypted password is stored separately. */
export type StoredFtp = Omit<FtpAccount, "password">;

export type FtpField = "host" | "port" | "security" | "user" | "password" | "folder";
/** The texts of an account's form. */
export type TypedFtp = Record<FtpField, string>;

export type FtpFieldProblem =
  | "required"
  | "not_host"
  | "not_port"
  | "not_security"
  | "too_long"
  | "not_text"
  /** The server has changed: the password must be entered again, so that only a person who knows it sends it there. */
  | "again";
export type FtpFieldProblems = Partial<Record<FtpField, FtpFieldProblem>>;

/** The fields of a submitted form. */
export const typedIn = (text: (name: FtpField) => string): TypedFtp => ({
  host: text("host"),
  port: text("port"),
  security: text("security"),
  user: text("user"),
  password: text("password"),
  folder: text("folder"),
});

/** The form's values for a stored account, or for a new one. */
export const typedFtp = (stored: StoredFtp | null): TypedFtp => ({
  host: stored?.host ?? "",
  port: stored?.port ? String(stored.port) : "",
  security: stored?.security ?? "explicit",
  user: stored?.user ?? "",
  password: "",
  folder: stored?.folder ?? "",
});
