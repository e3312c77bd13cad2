import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { type FileHandle, lstat, open, readdir, realpath, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { bytesOf } from "#app/platform/http/nameless-file.server.ts";
import { fileWriter, LocalFailure, TooLarge } from "./file-writer.server.ts";
import { isStockFileName, MOST_FILES_LOOKED_AT, newestFirst, type StockFile } from "./stock-file.ts";

/** A folder in `root`, or `root` itself where the name is empty. `root` is `IMPORTS_DIR`. Links are not followed. */
export type StockFolder = { root: string; folder: string };

export type FolderProblem = "no_folder" | "no_permission" | "no_file" | "changed" | "too_large";
type FolderRefusal = { ok: false; code: FolderProblem };

/** `otherFiles` counts files that are neither ZIP nor CSV. */
type FolderListing = { ok: true; files: StockFile[]; otherFiles: number };

/** Whether a name is a folder name without a path: « agence-du-port ». */
export const isFolderName = (name: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}_.-]{0,119}$/u.test(name);

/** More folders than any operator has agencies; the others are ignored. */
const MOST_FOLDERS = 2_000;

/** The names of the folders in `root`. */
export async function listFolders(root: string): Promise<{ ok: true; folders: string[] } | FolderRefusal> {
  try {
    const entries = await readdir(await realpath(root), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory() && isFolderName(entry.name)).map(({ name }) => name);
    return { ok: true, folders: folders.toSorted().slice(0, MOST_FOLDERS) };
  } catch (error) {
    return refusalOf(error, "no_folder");
  }
}

/** The ZIP and CSV files of a folder, the newest first. */
export async function listFolder(place: StockFolder): Promise<FolderListing | FolderRefusal> {
  try {
    const path = await pathOf(place);
    if (!path) return { ok: false, code: "no_folder" };
    const entries = (await readdir(path, { withFileTypes: true })).filter((entry) => entry.isFile());
    const names = entries.map(({ name }) => name).filter(isStockFileName);
    const lookedAt = names.slice(0, MOST_FILES_LOOKED_AT);
    const files = await Promise.all(lookedAt.map((name) => describe(join(path, name), name)));
    return {
      ok: true,
      files: newestFirst(files.filter((file) => file !== null)),
      otherFiles: entries.length - names.length,
    };
  } catch (error) {
    return refusalOf(error, "no_folder");
  }
}

/** The size and time of a file; null where it was deleted meanwhile. */
async function describe(path: string, name: string): Promise<StockFile | null> {
  try {
    const { size, mtime } = await lstat(path);
    return { name, size, modifiedAt: mtime, mark: `${size} ${mtime.toISOString()}` };
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

type Copy = { file: StockFile; to: FileHandle; mostBytes: number };

/** Copies a listed file, so that it cannot change while it is read. `changed`: the file differs from the listed one. */
export async function copyFromFolder(
  place: StockFolder,
  { file, to, mostBytes }: Copy,
): Promise<{ ok: true } | FolderRefusal> {
  if (!isStockFileName(file.name)) return { ok: false, code: "no_file" };
  let source: FileHandle;
  try {
    const path = await pathOf(place);
    if (!path) return { ok: false, code: "no_folder" };
    // Refuses links; opens pipes without waiting, so that the check below refuses them.
    source = await open(join(path, file.name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    return refusalOf(error, "no_file");
  }
  try {
    return await copy(source, { file, to, mostBytes });
  } finally {
    await source.close();
  }
}

async function copy(source: FileHandle, { file, to, mostBytes }: Copy): ReturnType<typeof copyFromFolder> {
  const before = await source.stat();
  if (!before.isFile()) return { ok: false, code: "no_file" };
  const writer = fileWriter(to, mostBytes);
  try {
    await pipeline(source.createReadStream({ autoClose: false }), writer.stream);
    const { size, mtime } = await source.stat();
    const isWhole = `${size} ${mtime.toISOString()}` === file.mark && writer.bytes() === size;
    return isWhole ? { ok: true } : { ok: false, code: "changed" };
  } catch (error) {
    if (error instanceof TooLarge) return { ok: false, code: "too_large" };
    throw error instanceof LocalFailure ? error.cause : error;
  }
}

/** Writes a file into a folder of exports under a temporary name, and renames it when complete. */
export async function writeToFolder(
  root: string,
  { from, name }: { from: FileHandle; name: string },
): Promise<{ ok: true } | FolderRefusal> {
  if (!isFolderName(name)) throw new Error(`not a name of a file: ${name}`);
  let path: string;
  try {
    path = await realpath(root);
  } catch (error) {
    return refusalOf(error, "no_folder");
  }
  try {
    const temporary = join(path, `.${name}.${randomUUID()}`);
    const handle = await open(temporary, "wx");
    try {
      await handle.writeFile(bytesOf(from));
      await handle.sync();
      await handle.close();
      await rename(temporary, join(path, name));
    } catch (error) {
      await handle.close();
      await rm(temporary, { force: true });
      throw error;
    }
    return { ok: true };
  } catch (error) {
    return refusalOf(error, "no_folder", { only: ["EACCES", "EPERM", "EROFS", "ENOTDIR"] });
  }
}

/** The names of all files in `root`. */
export async function listFileNames(root: string): Promise<{ ok: true; names: string[] } | FolderRefusal> {
  try {
    const entries = await readdir(root, { withFileTypes: true });
    return { ok: true, names: entries.filter((entry) => entry.isFile()).map(({ name }) => name) };
  } catch (error) {
    return refusalOf(error, "no_folder");
  }
}

/** Deletes a file that `writeToFolder` wrote to `root`; a missing file is no failure. */
export async function removeFromFolder(root: string, name: string): Promise<{ ok: true } | FolderRefusal> {
  if (!isFolderName(name)) throw new Error(`not a name of a file: ${name}`);
  try {
    await rm(join(await realpath(root), name), { force: true });
    return { ok: true };
  } catch (error) {
    return refusalOf(error, "no_folder");
  }
}

/** The folder's real path; null for a link or a file. Throws where the folder is missing or unreadable. */
async function pathOf({ root, folder }: StockFolder): Promise<string | null> {
  if (folder !== "" && !isFolderName(folder)) return null;
  const path = join(await realpath(root), folder);
  return (await lstat(path)).isDirectory() ? path : null;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** Expected errors of a folder that others write; any other error is thrown. */
function refusalOf(
  error: unknown,
  missing: "no_folder" | "no_file",
  { only = ["EACCES", "EPERM", "ENOENT", "ELOOP", "ENOTDIR", "ENXIO", "EISDIR"] } = {},
): FolderRefusal {
  const code = codeOf(error);
  if (!only.includes(code)) throw error;
  return { ok: false, code: ["EACCES", "EPERM", "EROFS"].includes(code) ? "no_permission" : missing };
}
