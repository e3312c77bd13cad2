import type { FileHandle } from "node:fs/promises";
import type { Platform } from "#app/platform/context.ts";
import type { OutsideNetwork } from "#app/platform/security/outside-address.server.ts";
import { MOST_FILE_BYTES } from "../files/limits.ts";
import { copyFromFolder, listFolder } from "../sources/folder.server.ts";
import type { ServerCertificate } from "../sources/ftp-account.ts";
import { downloadFtpFile, testFtpAccount } from "../sources/ftp.server.ts";
import { accountOf } from "../accounts/stored-account.server.ts";
import type { StockFile } from "../sources/stock-file.ts";
import type { FileSource, SourceProblem } from "./feed-source.ts";

export type SourceRefusal = { ok: false; code: SourceProblem; certificate?: ServerCertificate };

/** A source whose files can be listed and copied. */
export type OpenedSource = {
  ok: true;
  list(): Promise<{ ok: true; files: StockFile[]; otherFiles: number } | SourceRefusal>;
  /** Copies a listed file to this machine. */
  copy(file: StockFile, to: FileHandle): Promise<{ ok: true } | SourceRefusal>;
  /** Files last written before this are complete. Null where the source's clock is not this machine's. */
  quietSince: Date | null;
};

export type SourceNeeds = Pick<Platform, "env" | "cipher" | "clock"> & { network: OutsideNetwork };

/** A file that changed within this time may still be incomplete. */
const QUIET_MS = 120_000;

type Options = { deadlineMs?: number };

/** Opens a folder of the operator, or an account with its password. */
export function openSource(
  { env, cipher, clock, network }: SourceNeeds,
  { kind, folder, ftp, password }: FileSource,
  { deadlineMs }: Options = {},
): OpenedSource | SourceRefusal {
  if (kind === "folder") {
    if (env.IMPORTS_DIR === undefined) return { ok: false, code: "no_folder" };
    const place = { root: env.IMPORTS_DIR, folder: folder ?? "" };
    return {
      ok: true,
      list: () => listFolder(place),
      copy: (file, to) => copyFromFolder(place, { file, to, mostBytes: MOST_FILE_BYTES }),
      quietSince: new Date(clock().getTime() - QUIET_MS),
    };
  }
  const opened = accountOf({ ftp, password }, cipher);
  if (!opened.ok) return opened;
  const { account } = opened;
  return {
    ok: true,
    list: () => testFtpAccount(network, account, deadlineMs === undefined ? {} : { deadlineMs }),
    copy: (file, to) => downloadFtpFile(network, account, { file, to, mostBytes: MOST_FILE_BYTES }),
    quietSince: null,
  };
}
