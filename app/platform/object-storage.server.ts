import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Environment } from "./env.ts";
import { s3Storage } from "./s3-storage.server.ts";
import { assertStorageKey } from "./storage-key.ts";

/** Where pictures are kept. Keys are relative paths of lower-case letters, digits, `-`, `.` and `/`. */
export type ObjectStorage = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such object. */
  get(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** Nothing happens when there is no such object. */
  remove(key: string): Promise<void>;
};

/** The bucket of the settings, or the folder `<DATA_DIR>/media`. */
export function openObjectStorage(env: Environment): ObjectStorage {
  return env.S3_BUCKET ? s3Storage(env) : folderStorage(join(env.DATA_DIR, "media"));
}

/** Objects as files of one folder. Each appears whole or not at all, also when the machine stops midway. */
export function folderStorage(root: string): ObjectStorage {
  const pathOf = (key: string) => {
    assertStorageKey(key);
    return join(root, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const temporary = `${path}.${randomUUID()}`;
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
      // The folder of an object goes with the last one in it.
      await rmdir(dirname(path)).catch(() => {});
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
