import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { type Client, type FileInfo, FTPError } from "basic-ftp";
import { bytesOf } from "#app/platform/http/nameless-file.server.ts";
import type { OutsideNetwork } from "#app/platform/security/outside-address.server.ts";
import type { FtpAccount, FtpRefusal } from "./ftp-account.ts";
import { withFtp } from "./ftp-connection.server.ts";
import { fileWriter, LocalFailure } from "./file-writer.server.ts";
import { FtpFailure, ftpStep } from "./ftp-failure.server.ts";
import { isStockFileName, MOST_FILES_LOOKED_AT, newestFirst, type StockFile } from "./stock-file.ts";

/** `otherFiles` counts files that are neither ZIP nor CSV. */
type FtpListing = { ok: true; files: StockFile[]; otherFiles: number };

/** Limit of a test while a visitor waits: shorter than the timeout of proxies. */
export const TRIAL_MS = 25_000;
/** A transfer of 2 GB at 5 Mbit/s. */
const TRANSFER_MS = 3_600_000;
/** Time limit of a download: at least 64 kB a second, so that a slow server does not delay others. */
export const downloadMs = (bytes: number) => Math.min(TRANSFER_MS, 120_000 + bytes / 64);
/** Most files whose modification time is requested one by one. */
const MOST_TIMES_ASKED = 30;

/** Tests an account and lists its ZIP and CSV files, the newest first. `writes`: also writes and deletes a small file. */
export const testFtpAccount = (
  network: OutsideNetwork,
  account: FtpAccount,
  { writes = false, deadlineMs }: { writes?: boolean; deadlineMs?: number } = {},
): Promise<FtpListing | FtpRefusal> =>
  withFtp(
    network,
    account,
    async (client) => {
      const listing = await listFiles(client);
      if (writes)
        await ftpStep("write", async () => {
          await client.uploadFrom(Readable.from(["essai\r\n"]), TRIAL_NAME);
          await client.remove(TRIAL_NAME, true);
        });
      return listing;
    },
    deadlineMs === undefined ? {} : { deadlineMs },
  );

const TRIAL_NAME = "bienvu-essai.tmp";

type Download = { file: StockFile; to: FileHandle; mostBytes: number; deadlineMs?: number };

/** Reads a listed file of an account's folder into a file of this machine. `changed`: its size is not the listed one. */
export async function downloadFtpFile(
  network: OutsideNetwork,
  account: FtpAccount,
  { file, to, mostBytes, deadlineMs = downloadMs(file.size) }: Download,
): Promise<{ ok: true } | FtpRefusal> {
  if (file.size > mostBytes) return { ok: false, code: "too_large" };
  return withFtp(
    network,
    account,
    async (client) => {
      // The listing shows the server's encoding of accents.
      if (!isAscii(file.name)) await listFiles(client);
      const writer = fileWriter(to, mostBytes);
      await ftpStep("read", async () => {
        if (((await sizeOf(client, file.name)) ?? file.size) !== file.size) throw new FtpFailure("changed");
        await client.downloadTo(writer.stream, file.name);
      });
      if (writer.bytes() !== file.size) throw new FtpFailure("changed");
      return { ok: true as const };
    },
    { deadlineMs },
  );
}

type Upload = { from: FileHandle; name: string; deadlineMs?: number };

/** Writes a file into an account's folder under a temporary name; once complete, the file replaces an earlier file of its name. */
export const uploadFtpFile = (
  network: OutsideNetwork,
  account: FtpAccount,
  { from, name, deadlineMs = TRANSFER_MS }: Upload,
): Promise<{ ok: true } | FtpRefusal> =>
  withFtp(
    network,
    account,
    async (client) => {
      await ftpStep("write", () => send(client, { from, name }));
      return { ok: true as const };
    },
    { deadlineMs },
  );

async function send(client: Client, { from, name }: { from: FileHandle; name: string }): Promise<void> {
  const temporary = `${name}.tmp`;
  const source = bytesOf(from);
  let localError: Error | null = null;
  source.once("error", (error) => (localError = error));
  try {
    await client.uploadFrom(source, temporary);
    await client.rename(temporary, name).catch(async () => {
      // Some servers cannot rename over an existing file. The earlier file is deleted only after the new one has its name.
      const earlier = `${name}.old`;
      await client.remove(earlier, true);
      await client.rename(name, earlier);
      await client.rename(temporary, name).catch(async (error: unknown) => {
        await client.rename(earlier, name);
        throw error;
      });
      await client.remove(earlier, true);
    });
  } catch (error) {
    if (localError) throw new LocalFailure("the file cannot be read", { cause: localError });
    if (!client.closed) await client.remove(temporary, true).catch(() => {});
    throw error;
  } finally {
    source.destroy();
  }
}

async function listFiles(client: Client): Promise<FtpListing> {
  const found = await ftpStep("list", () => listFolder(client));
  const files = found.filter(({ isFile, name }) => isFile && isStockFileName(name));
  const listed: StockFile[] = [];
  for (const file of files.slice(0, MOST_FILES_LOOKED_AT)) {
    const asked = listed.length < MOST_TIMES_ASKED ? () => timeOf(client, file.name) : () => Promise.resolve(null);
    const modifiedAt = file.modifiedAt ?? (await ftpStep("list", asked));
    listed.push({
      name: file.name,
      size: file.size,
      modifiedAt,
      mark: `${file.size} ${modifiedAt?.toISOString() ?? file.rawModifiedAt}`,
    });
  }
  const otherFiles = found.filter(({ isFile }) => isFile).length - files.length;
  return { ok: true, files: newestFirst(listed), otherFiles };
}

/** Lists a folder. Accents are UTF-8 or, from old servers, Latin-1. Some servers answer an empty folder with an error. */
async function listFolder(client: Client): Promise<FileInfo[]> {
  try {
    const found = await client.list();
    if (!found.some(({ name }) => name.includes("\uFFFD"))) return found;
    client.ftp.encoding = "latin1";
    return await client.list();
  } catch (error) {
    if (error instanceof FTPError && /no (?:such )?files? (?:found|matching)/i.test(error.message)) return [];
    throw error;
  }
}

/** The modification time of a file; null where the server has no command for it. */
async function timeOf(client: Client, name: string): Promise<Date | null> {
  try {
    return await client.lastMod(name);
  } catch (error) {
    if (error instanceof FTPError) return null;
    throw error;
  }
}

/** The size of a file; null where the server has no command for it. Requested first: a refused transfer may have no reason. */
async function sizeOf(client: Client, name: string): Promise<number | null> {
  try {
    return await client.size(name);
  } catch (error) {
    if (error instanceof FTPError && error.code !== 550) return null;
    throw error;
  }
}

const isAscii = (text: string) => /^[\x20-\x7E]*$/.test(text);
