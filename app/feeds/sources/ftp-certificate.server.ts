import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { ServerCertificate } from "./ftp-account.ts";
import { FtpFailure } from "./ftp-failure.server.ts";

export const hasTls = (socket: Socket): socket is TLSSocket => socket instanceof TLSSocket;

/**
 * Checks the certificate of a connection: null where it is trusted for the host, or is the accepted one. A transfer that resumes the
 * TLS session shows no certificate: only the checked server can resume the session.
 */
export function certificateFailure(socket: TLSSocket, accepted: string | null): FtpFailure | null {
  if (socket.authorized || socket.isSessionReused()) return null;
  const shown = socket.getPeerX509Certificate();
  if (!shown) return new FtpFailure("no_tls");
  if (accepted !== null && shown.fingerprint256 === accepted) return null;
  return new FtpFailure("certificate", {
    fingerprint: shown.fingerprint256,
    subject: commonName(shown.subject),
    issuer: commonName(shown.issuer),
    validUntil: shown.validToDate,
    reason: reasons[String(socket.authorizationError)] ?? "unknown_authority",
  });
}

/** Reasons by error code of OpenSSL and Node. */
const reasons: Record<string, ServerCertificate["reason"]> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: "self_signed",
  CERT_HAS_EXPIRED: "expired",
  CERT_NOT_YET_VALID: "expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "other_name",
};

/** The common name in « C=FR\nO=Agence\nCN=ftp.agence.example ». */
const commonName = (name: string | undefined): string =>
  (/^CN=(.*)$/m.exec(name ?? "")?.[1] ?? "").slice(0, 200).toWellFormed();
