import { type FileHandle, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { FtpAccount } from "#app/feeds/sources/ftp-account.ts";
import { openNamelessFile } from "#app/platform/http/nameless-file.server.ts";
import { readAllowedHosts } from "#app/platform/security/allowed-hosts.ts";
import { createOutsideNetwork, type OutsideNetwork } from "#app/platform/security/outside-address.server.ts";
import { makeCertificate } from "./certificate.ts";
import { type FtpOptions, type FtpServer, ftpUser, startFtpServer } from "./ftp-server.ts";

/** The certificate of the servers of `openFtp`. */
export const certificate = makeCertificate("127.0.0.1");

const NOON = new Date("2026-11-20T12:00:00Z");

/** An FTP server until the end of the test. */
export async function openFtp(options: FtpOptions = {}): Promise<FtpServer> {
  const server = await startFtpServer({ certificate, ...options });
  onTestFinished(() => server.stop());
  return server;
}

/** Puts a file into a server's folder, always with the same time. */
export async function lay(server: FtpServer, name: string, content: Buffer | string = "stock"): Promise<void> {
  await writeFile(join(server.folder, name), content);
  await utimes(join(server.folder, name), NOON, NOON);
}

/** The entry of such a file in a listing. */
export const listedAs = (name: string, size: number) => ({
  name,
  size,
  modifiedAt: NOON,
  mark: `${size} ${NOON.toISOString()}`,
});

/** An account on a server, and a network whose operator allows this server alone: its name leads to `addresses`. */
export function accountOn(
  { port }: { port: number },
  own: Partial<FtpAccount> = {},
  addresses: string[] = ["127.0.0.1"],
): [OutsideNetwork, FtpAccount] {
  const account: FtpAccount = {
    host: "127.0.0.1",
    port,
    security: "none",
    ...ftpUser,
    folder: "",
    certificate: certificate.fingerprint,
    ...own,
  };
  const allowed = readAllowedHosts(addresses.map((address) => `${address}:${port}`).join())!;
  return [createOutsideNetwork({ allowed, lookup: () => Promise.resolve(addresses) }), account];
}

/** A file of this machine without a name, until the end of the test. */
export async function openFile(content = ""): Promise<FileHandle> {
  const file = await openNamelessFile(tmpdir());
  onTestFinished(() => file.close());
  await file.writeFile(content);
  return file;
}

/** A folder of this machine until the end of the test. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "bienvu-stock-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
