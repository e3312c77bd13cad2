import { randomBytes } from "node:crypto";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { createOutsideNetwork } from "#app/platform/security/outside-address.server.ts";
import { makeCertificate } from "#tests/setup/servers/certificate.ts";
import { accountOn, certificate, lay, listedAs, openFile, openFtp } from "#tests/setup/servers/ftp-account.ts";
import { downloadFtpFile, testFtpAccount, uploadFtpFile } from "./ftp.server.ts";

test.each([
  [{ on: "GREETING", answer: "421 Too many connections" }, "busy"],
  [{ on: "GREETING", breaks: true }, "interrupted"],
  [{ on: "PASS", answer: "530 Login incorrect." }, "wrong_password"],
  [{ on: "USER", answer: "530 Non-anonymous sessions must use encryption." }, "tls_required"],
  [{ on: "USER", answer: "421 Sorry, cleartext sessions and weak ciphers are not accepted" }, "tls_required"],
  [{ on: "USER", answer: "421 Too many connections" }, "busy"],
  [{ on: "LIST", breaks: true }, "interrupted"],
] as const)("a server's fault is reported: %j", async (fault, code) => {
  const server = await openFtp({ lists: "unix" });
  server.behave(fault);
  expect(await testFtpAccount(...accountOn(server))).toEqual({ ok: false, code });
});

test("a wrong password is reported, and so is a server that refuses to write", async () => {
  const server = await openFtp();
  expect(await testFtpAccount(...accountOn(server, { password: "autre" }))).toEqual({
    ok: false,
    code: "wrong_password",
  });
  const [network, account] = accountOn(server);
  server.behave({ on: "STOR", answer: "550 Permission denied" });
  expect(await testFtpAccount(network, account, { writes: true })).toEqual({ ok: false, code: "no_permission" });
  server.behave({ on: "STOR", answer: "552 Quota exceeded" });
  expect(await testFtpAccount(network, account, { writes: true })).toEqual({ ok: false, code: "full" });
});

test("a name, password or folder with a line break reaches no server", async () => {
  const server = await openFtp();
  for (const own of [{ user: "a\r\nDELE x" }, { password: "a\r\nDELE x" }, { folder: "a\r\nDELE x" }])
    expect(await testFtpAccount(...accountOn(server, own))).toMatchObject({ ok: false });
  expect(server.commands.join()).not.toContain("DELE");
});

test("a certificate of no known authority is refused before the password is sent, and reported", async () => {
  for (const security of ["explicit", "implicit"] as const) {
    const server = await openFtp({ security });
    const read = await testFtpAccount(...accountOn(server, { security, certificate: null }));
    expect(read).toMatchObject({
      ok: false,
      code: "certificate",
      certificate: { fingerprint: certificate.fingerprint, subject: "127.0.0.1", reason: "self_signed" },
    });
    expect(server.commands.join()).not.toContain("USER");
  }
});

test("only the accepted certificate is accepted", async () => {
  const server = await openFtp({ security: "explicit", certificate: makeCertificate("127.0.0.1", { expired: true }) });
  const read = await testFtpAccount(...accountOn(server, { security: "explicit" }));
  expect(read).toMatchObject({ ok: false, code: "certificate" });
  const shown = read.ok ? undefined : read.certificate;
  const accepted = accountOn(server, { security: "explicit", certificate: shown!.fingerprint });
  expect(await testFtpAccount(...accepted)).toMatchObject({ ok: true });
});

test("a transfer with another certificate than the session's is refused", async () => {
  const server = await openFtp({ security: "explicit" });
  await lay(server, "agence.zip");
  const [network, account] = accountOn(server, { security: "explicit" });
  server.behave({ transfersWith: makeCertificate("127.0.0.1"), after: 1 });
  const second = await testFtpAccount(network, account, { writes: true });
  expect(second).toMatchObject({ ok: false, code: "certificate" });
  server.behave({ transfersWith: makeCertificate("127.0.0.1"), after: 0 });
  const to = await openFile();
  const file = listedAs("agence.zip", 5);
  expect(await downloadFtpFile(network, account, { file, to, mostBytes: 10 })).toMatchObject({ code: "certificate" });
  const from = await openFile("secret");
  expect(await uploadFtpFile(network, account, { from, name: "prix.zip" })).toMatchObject({
    code: "certificate",
  });
});

test("a certificate of a known authority needs no one's consent, but must name the host", async () => {
  const named = makeCertificate("ftp.agence.example");
  const before = getCACertificates("default");
  setDefaultCACertificates([...before, named.cert]);
  onTestFinished(() => setDefaultCACertificates(before));
  for (const security of ["explicit", "implicit"] as const) {
    const server = await openFtp({ security, certificate: named });
    const own = { security, certificate: null };
    const account = accountOn(server, { ...own, host: "ftp.agence.example" });
    expect(await testFtpAccount(...account)).toMatchObject({ ok: true });
    expect(await testFtpAccount(...accountOn(server, own))).toMatchObject({
      code: "certificate",
      certificate: { reason: "other_name" },
    });
  }
});

test("a server without TLS is reported, and gets no password", async () => {
  const server = await openFtp();
  expect(await testFtpAccount(...accountOn(server, { security: "explicit" }))).toEqual({ ok: false, code: "no_tls" });
  expect(await testFtpAccount(...accountOn(server, { security: "implicit" }))).toEqual({ ok: false, code: "no_tls" });
  expect(server.commands.join()).not.toMatch(/USER|PASS/);
});

test("a passive mode that leads to another host is not followed", async () => {
  const server = await openFtp();
  server.behave({ on: "EPSV", answer: "502 No" }, { pasvHost: "127.0.0.3" });
  expect(await testFtpAccount(...accountOn(server))).toMatchObject({ ok: true });
  server.behave({ on: "EPSV", answer: "502 No" }, { pasvHost: "192.168.1.10" });
  expect(await testFtpAccount(...accountOn(server))).toEqual({ ok: false, code: "no_transfer" });
  expect(server.commands).not.toContain("VISITED");
});

test("the portal does not connect to an address inside the operator's network", async () => {
  const server = await openFtp();
  const [, account] = accountOn(server);
  const strict = createOutsideNetwork({ lookup: () => Promise.resolve(["127.0.0.1"]) });
  expect(await testFtpAccount(strict, { ...account, host: "ftp.agence.example" })).toEqual({
    ok: false,
    code: "forbidden_address",
  });
  expect(await testFtpAccount(strict, { ...account, host: "ftp.agence.example", port: 22 })).toMatchObject({
    ok: false,
  });
  expect(server.commands).toEqual([]);
});

test("an address where no server listens is reported", async () => {
  const server = await openFtp();
  const [network, account] = accountOn(server);
  await server.stop();
  expect(await testFtpAccount(network, account)).toEqual({ ok: false, code: "refused" });
});

test("more bytes than allowed are not written, whatever the list says", async () => {
  const server = await openFtp();
  await lay(server, "agence.zip", randomBytes(500_000));
  const [network, account] = accountOn(server);
  const to = await openFile();
  const honest = { file: listedAs("agence.zip", 500_000), to, mostBytes: 100_000 };
  expect(await downloadFtpFile(network, account, honest)).toEqual({ ok: false, code: "too_large" });
  server.behave({ on: "SIZE", answer: "502 Command not implemented" });
  const lying = { file: listedAs("agence.zip", 10), to, mostBytes: 100_000 };
  expect(await downloadFtpFile(network, account, lying)).toEqual({ ok: false, code: "too_large" });
});

test("a file that has changed since it was listed, or has gone, is not taken", async () => {
  const server = await openFtp();
  await lay(server, "agence.zip", "plus long qu'avant");
  const [network, account] = accountOn(server);
  const to = await openFile();
  const changed = { file: listedAs("agence.zip", 5), to, mostBytes: 100 };
  expect(await downloadFtpFile(network, account, changed)).toEqual({ ok: false, code: "changed" });
  server.behave({ on: "SIZE", answer: "502 Command not implemented" });
  expect(await downloadFtpFile(network, account, changed)).toEqual({ ok: false, code: "changed" });
  const gone = { file: listedAs("absent.zip", 5), to, mostBytes: 100 };
  expect(await downloadFtpFile(network, account, gone)).toEqual({ ok: false, code: "no_file" });
});

test.each([
  ["a server that stops in the middle of a file", { stopsAfter: 1_000 }, "none"],
  ["a server that stops in the middle of TLS", { on: "AUTH", hangs: true }, "explicit"],
  ["a server that stops before its greeting", { on: "GREETING", hangs: true }, "none"],
] as const)("%s is abandoned at the deadline", async (_what, fault, security) => {
  const server = await openFtp({ security });
  await lay(server, "agence.zip", randomBytes(100_000));
  server.behave(fault);
  const [network, account] = accountOn(server, { security });
  const to = await openFile();
  const file = listedAs("agence.zip", 100_000);
  expect(await downloadFtpFile(network, account, { file, to, mostBytes: 200_000, deadlineMs: 300 })).toEqual({
    ok: false,
    code: "timeout",
  });
});

test("an answer without end is a refusal", async () => {
  const server = await openFtp();
  server.behave({ on: "FEAT", answer: `211-${"x".repeat(70_000)}` });
  expect(await testFtpAccount(...accountOn(server))).toMatchObject({ ok: false, code: "not_ftp" });
});
