import { X509Certificate } from "node:crypto";
import type { TLSSocket } from "node:tls";
import { expect, test } from "vitest";
import { makeCertificate } from "#tests/setup/servers/certificate.ts";
import { certificateFailure } from "./ftp-certificate.server.ts";

test("a name that is cut within a surrogate pair keeps no half, which no database accepts", () => {
  const { cert } = makeCertificate(`${"a".repeat(199)}🏠.example`);
  const socket = {
    authorized: false,
    isSessionReused: () => false,
    getPeerX509Certificate: () => new X509Certificate(cert),
    authorizationError: "DEPTH_ZERO_SELF_SIGNED_CERT",
  };
  const subject = certificateFailure(socket as unknown as TLSSocket, null)?.certificate?.subject;
  expect(subject).toBe(`${"a".repeat(199)}\u{FFFD}`);
});
