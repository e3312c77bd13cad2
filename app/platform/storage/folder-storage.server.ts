import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, statfs, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { assertStorageKey, type ObjectStorage } from "./object-storage.ts";

/** Stores objects as files of one folder. Each write is atomic, even in a crash. The storage is full below `leastFreeMb`. */
export function folderStorage(root: string, { leastFreeMb = 0 } = {}): ObjectStorage {
  const pathOf = (key: string) => {
    assertStorageKey(key);
    return join(root, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const temporary = temporaryPath(path);
      try {
        await writeFile(temporary, bytes, { flush: true });
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async has(key) {
      try {
        return (await stat(pathOf(key))).isFile();
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      for (const name of await interruptedWrites(path)) await rm(join(dirname(path), name), { force: true });
      // Deletes the object's folder when it is empty.
      await rmdir(dirname(path)).catch(() => {});
    },
    async hasRoom() {
      await mkdir(root, { recursive: true });
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize >= leastFreeMb * 1_000_000;
    },
  };
}

const temporaryPath = (path: string) => `${path}.${randomUUID()}`;

/** The files that a process killed during a write left beside this file. */
async function interruptedWrites(path: string): Promise<string[]> {
  const { length } = basename(temporaryPath(path));
  const names = await readdir(dirname(path)).catch(() => []);
  return names.filter((name) => name.startsWith(`${basename(path)}.`) && name.length === length);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
