import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { withNamelessFile } from "#app/platform/nameless-file.server.ts";
import type { ObjectStorage } from "#app/platform/storage/object-storage.ts";

/** One object of the storage: as much as is in memory at once. */
const PART_BYTES = 8 * 1_048_576;
const folderOf = (fileKey: string) => `imports/${fileKey}`;
const partKey = (fileKey: string, part: number) => `${folderOf(fileKey)}/part-${String(part).padStart(5, "0")}`;
/** Where the storage has a picture of a file, named by digits and letters up to f. */
export const pictureKey = (fileKey: string, name: string): string => `${folderOf(fileKey)}/picture-${name}`;

type StoredFile = { sha256: string; bytes: number };

/** Stores a file in parts as it comes; null, with nothing left, for one that is longer than `most` bytes. Throws what `source` throws. */
export async function storeFile(
  storage: ObjectStorage,
  { fileKey, source, most }: { fileKey: string; source: AsyncIterable<Uint8Array>; most: number },
): Promise<StoredFile | null> {
  const hash = createHash("sha256");
  let bytes = 0;
  let parts = 0;
  let pending: Uint8Array[] = [];
  let pendingBytes = 0;
  const flush = async () => {
    await storage.put(partKey(fileKey, parts++), Buffer.concat(pending));
    pending = [];
    pendingBytes = 0;
  };
  for await (const piece of source) {
    bytes += piece.length;
    if (bytes > most) {
      await removeFile(storage, fileKey);
      return null;
    }
    hash.update(piece);
    pending.push(piece);
    pendingBytes += piece.length;
    if (pendingBytes >= PART_BYTES) await flush();
  }
  if (pendingBytes > 0 || parts === 0) await flush();
  return { sha256: hash.digest("hex"), bytes };
}

/** Runs a task on a file that is put together again on this machine, where it has no name. */
export async function withFile<Result>(
  storage: ObjectStorage,
  fileKey: string,
  task: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  return withNamelessFile(async (file) => {
    for (let part = 0; ; part++) {
      const bytes = await storage.get(partKey(fileKey, part));
      if (!bytes) break;
      await file.appendFile(bytes);
    }
    return task(file);
  });
}

/** Deletes the parts of a file, the last one first, so that an interruption leaves none unfound. */
export async function removeFile(storage: ObjectStorage, fileKey: string): Promise<void> {
  let parts = 0;
  while (await storage.has(partKey(fileKey, parts))) parts++;
  while (parts > 0) await storage.remove(partKey(fileKey, --parts));
}

/** Deletes what a file left, by the name of a leftover: a picture's key, or the file's folder. */
export async function removeLeftover(storage: ObjectStorage, key: string): Promise<void> {
  const [, fileKey, picture] = /^imports\/([a-z0-9-]+)(\/picture-[0-9a-f]+)?$/.exec(key) ?? [];
  if (picture !== undefined) return storage.remove(key);
  if (fileKey !== undefined) return removeFile(storage, fileKey);
}
