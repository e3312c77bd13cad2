import type { OutsideProblem } from "#app/platform/security/outside-address.server.ts";

/** `explicit` begins plain and changes to TLS; `implicit` is TLS from the first byte, usually on port 990. */
export const ftpSecurities = ["none", "explicit", "implicit"] as const;
export type FtpSecurity = (typeof ftpSecurities)[number];

export type FtpAccount = {
  host: string;
  /** Null for the usual one. */
  port: number | null;
  security: FtpSecurity;
  user: string;
  password: string;
  /** As the server names it; empty for the one where a login begins. */
  folder: string;
  /** The SHA-256 fingerprint of a certificate that its owner accepted although nobody vouches for it. */
  certificate: string | null;
};

export const usualPort = (security: FtpSecurity): number => (security === "implicit" ? 990 : 21);

/** Ports of FTP servers: no other well-known service is spoken to. */
export const isFtpPort = (port: number): boolean => port === 21 || port === 990 || port >= 1_024;

export type ServerCertificate = {
  /** SHA-256, in pairs of digits with colons. */
  fingerprint: string;
  /** Who it names, and who says so; empty where it does not tell. */
  subject: string;
  issuer: string;
  validUntil: Date;
  reason: "self_signed" | "unknown_authority" | "expired" | "other_name";
};

/** A certificate as it is stored and shown: its moment as ISO. */
export type ShownCertificate = Omit<ServerCertificate, "validUntil"> & { validUntil: string };
export const shownCertificate = (certificate: ServerCertificate): ShownCertificate => ({
  ...certificate,
  validUntil: certificate.validUntil.toISOString(),
});

export type FtpProblem =
  | OutsideProblem
  /** Nobody listens there, or a network on the way refuses. */
  | "refused"
  | "timeout"
  /** The server answers, but not as FTP servers do. */
  | "not_ftp"
  /** It does not speak TLS there; it wants TLS. */
  | "no_tls"
  | "tls_required"
  | "certificate"
  | "wrong_password"
  /** Too many connections, or closed for now. */
  | "busy"
  | "no_folder"
  /** The ports of transfers are closed: a firewall, or a passive mode that names another host. */
  | "no_transfer"
  | "no_permission"
  | "no_file"
  /** The file is another one than was listed: somebody is still writing it. */
  | "changed"
  | "too_large"
  /** The server's disk is full. */
  | "full"
  | "interrupted";

export type FtpRefusal = { ok: false; code: FtpProblem; certificate?: ServerCertificate };

/** An account as it is stored: the password is beside it, encrypted. */
export type StoredFtp = Omit<FtpAccount, "password">;

export type FtpField = "host" | "port" | "security" | "user" | "password" | "folder";
/** An account as its form has it. */
export type TypedFtp = Record<FtpField, string>;

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

/** The fields of a form that was sent. */
export const typedIn = (text: (name: FtpField) => string): TypedFtp => ({
  host: text("host"),
  port: text("port"),
  security: text("security"),
  user: text("user"),
  password: text("password"),
  folder: text("folder"),
});

/** What the form shows of a stored account, or of none. */
export const typedFtp = (stored: StoredFtp | null): TypedFtp => ({
  host: stored?.host ?? "",
  port: stored?.port ? String(stored.port) : "",
  security: stored?.security ?? "explicit",
  user: stored?.user ?? "",
  password: "",
  folder: stored?.folder ?? "",
});
