import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { bytesOf } from "#app/platform/http/nameless-file.server.ts";
import { readAllowedHosts } from "#app/platform/security/allowed-hosts.ts";
import { createOutsideNetwork } from "#app/platform/security/outside-address.server.ts";
import { accountOn, lay, listedAs, openFile, openFolder, openFtp } from "#tests/setup/servers/ftp-account.ts";
import type { FtpSecurity } from "./ftp-account.ts";
import { downloadFtpFile, downloadMs, testFtpAccount, uploadFtpFile } from "./ftp.server.ts";

test.each<FtpSecurity>(["none", "explicit", "implicit"])("files come and go with security « %s »", async (security) => {
  const server = await openFtp({ security });
  const [network, account] = accountOn(server, { security });
  const stock = randomBytes(300_000);
  await lay(server, "logiciel_agence.zip", stock);
  expect(await testFtpAccount(network, account, { writes: true })).toEqual({
    ok: true,
    files: [listedAs("logiciel_agence.zip", 300_000)],
    otherFiles: 0,
  });
  const to = await openFile();
  const file = listedAs("logiciel_agence.zip", 300_000);
  expect(await downloadFtpFile(network, account, { file, to, mostBytes: 300_000 })).toEqual({ ok: true });
  expect((await buffer(bytesOf(to))).equals(stock)).toBe(true);
  expect(await uploadFtpFile(network, account, { from: to, name: "export.zip" })).toEqual({ ok: true });
  expect((await readFile(join(server.folder, "export.zip"))).equals(stock)).toBe(true);
  expect((await readdir(server.folder)).toSorted()).toEqual(["export.zip", "logiciel_agence.zip"]);
});

test.each(["explicit", "implicit"] as const)("transfers resume the TLS of an %s session", async (security) => {
  const server = await openFtp({ security });
  expect(await testFtpAccount(...accountOn(server, { security }))).toMatchObject({ ok: true });
  expect(server.commands).toEqual(expect.arrayContaining(["PROT P", "RESUMED"]));
});

test.each(["mlsd", "unix", "dos"] as const)("a list is read as %s servers write it", async (lists) => {
  const server = await openFtp({ lists });
  await lay(server, "Agence du Port.ZIP", "12345");
  await lay(server, "lisez-moi.txt");
  await mkdir(join(server.folder, "dossier.zip"));
  const read = await testFtpAccount(...accountOn(server));
  expect(read).toMatchObject({ ok: true, files: [listedAs("Agence du Port.ZIP", 5)], otherFiles: 1 });
});

test("an empty folder has no files, also where a server calls that an error", async () => {
  const server = await openFtp({ lists: "unix" });
  const empty = { ok: true, files: [], otherFiles: 0 };
  expect(await testFtpAccount(...accountOn(server))).toEqual(empty);
  server.behave({ on: "LIST", answer: "550 No files found." });
  expect(await testFtpAccount(...accountOn(server))).toEqual(empty);
});

test("links, hidden files, and names that lead elsewhere are not listed", async () => {
  const server = await openFtp();
  await lay(server, ".logiciel.zip");
  await symlink("/etc/passwd", join(server.folder, "lien.zip"));
  await writeFile(join(server.folder, "..\\..\\x.zip"), "x");
  expect(await testFtpAccount(...accountOn(server))).toMatchObject({ ok: true, files: [] });
});

test("a folder may be named, and a missing folder is reported", async () => {
  const server = await openFtp();
  await mkdir(join(server.folder, "stock"));
  await lay(server, "stock/agence.csv");
  expect(await testFtpAccount(...accountOn(server, { folder: "/stock" }))).toMatchObject({
    files: [{ name: "agence.csv" }],
  });
  expect(await testFtpAccount(...accountOn(server, { folder: "absent" }))).toEqual({ ok: false, code: "no_folder" });
});

test("accents of a name are read in UTF-8 and in Latin-1", async () => {
  for (const encoding of ["utf8", "latin1"] as const) {
    const server = await openFtp({ encoding });
    await lay(server, "agence_évreux.zip", "stock");
    const read = await testFtpAccount(...accountOn(server));
    if (!read.ok) throw new Error(read.code);
    expect(read.files[0]?.name).toBe("agence_évreux.zip");
    const [network, account] = accountOn(server);
    const to = await openFile();
    expect(await downloadFtpFile(network, account, { file: read.files[0]!, to, mostBytes: 10 })).toMatchObject({
      ok: true,
    });
  }
});

test("an export replaces the one before, also on a server that does not rename over a file", async () => {
  const server = await openFtp({ replaces: false });
  await lay(server, "export.zip", "hier");
  // Left by an attempt that was cut.
  await lay(server, "export.zip.old", "avant-hier");
  const [network, account] = accountOn(server);
  const from = await openFile("aujourd'hui");
  expect(await uploadFtpFile(network, account, { from, name: "export.zip" })).toMatchObject({ ok: true });
  expect(await readFile(join(server.folder, "export.zip"), "utf8")).toBe("aujourd'hui");
  expect(await readdir(server.folder)).toEqual(["export.zip"]);
});

test("a server that does not rename at all keeps the export before", async () => {
  const server = await openFtp();
  await lay(server, "export.zip", "hier");
  const [network, account] = accountOn(server);
  const from = await openFile("aujourd'hui");
  for (const on of ["RNFR", "RNTO"]) {
    server.behave({ on, answer: "550 No" });
    expect(await uploadFtpFile(network, account, { from, name: "export.zip" })).toMatchObject({ ok: false });
    expect(await readFile(join(server.folder, "export.zip"), "utf8")).toBe("hier");
    expect(await readdir(server.folder)).toEqual(["export.zip"]);
  }
});

test("a server with only the old passive mode is read, and a server whose transfers are closed is reported", async () => {
  const server = await openFtp();
  server.behave({ on: "EPSV", answer: "229 charabia" });
  expect(await testFtpAccount(...accountOn(server))).toMatchObject({ ok: true });
  server.behave({ on: "EPSV", answer: "502 No" }, { on: "PASV", answer: "425 No" });
  expect(await testFtpAccount(...accountOn(server))).toEqual({ ok: false, code: "no_transfer" });
});

test("a name is looked up once, even if a second lookup would lead elsewhere", async () => {
  const server = await openFtp();
  let asked = 0;
  const turning = createOutsideNetwork({
    allowed: readAllowedHosts(`127.0.0.1:${server.port}`)!,
    lookup: () => Promise.resolve(asked++ === 0 ? ["127.0.0.1"] : ["10.0.0.1"]),
  });
  const [, account] = accountOn(server, { host: "ftp.agence.example" });
  expect(await testFtpAccount(turning, account)).toMatchObject({ ok: true });
  expect(asked).toBe(1);
});

test("an address that does not answer is skipped if the host has others", async () => {
  const server = await openFtp();
  const account = accountOn(server, { host: "ftp.agence.example" }, ["127.0.0.2", "127.0.0.1"]);
  expect(await testFtpAccount(...account)).toMatchObject({ ok: true });
});

test("an unreadable file of the portal is the portal's error, not the server's", async () => {
  const server = await openFtp();
  const [network, account] = accountOn(server);
  const from = await open(await openFolder(), "r");
  onTestFinished(() => from.close());
  await expect(uploadFtpFile(network, account, { from, name: "x.zip" })).rejects.toThrow("EISDIR");
});

test("a download has two minutes more than 64 kB a second take, an hour at most", () => {
  const minutes = [0, 30_000_000, 2_000_000_000].map((bytes) => Math.round(downloadMs(bytes) / 60_000));
  expect(minutes).toEqual([2, 10, 60]);
});
