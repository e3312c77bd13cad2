import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { withNamelessFile } from "#app/platform/http/nameless-file.server.ts";
import type { ObjectStorage } from "#app/platform/storage/object-storage.ts";

/** Size of one object of the storage, which is also the size in memory. */
const PART_BYTES = 8 * 1_048_576;
const folderOf = (fileKey: string) => `imports/${fileKey}`;
const partKey = (fileKey: string, part: number) => `${folderOf(fileKey)}/part-${String(part).padStart(5, "0")}`;
/** The key of a picture of a file in the storage; `name` is hexadecimal. */
export const pictureKey = (fileKey: string, name: string): string => `${folderOf(fileKey)}/picture-${name}`;

type StoredFile = { sha256: string; bytes: number };

/** Stores a file in parts as it arrives; null, with all parts deleted, for more than `most` bytes. Throws what `source` throws. */
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

/** Joins the parts of a file in a temporary file without a name, and runs a task on this file. */
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

/** Deletes the parts of a file, the last part first, so that a later run finds the rest after an interruption. */
export async function removeFile(storage: ObjectStorage, fileKey: string): Promise<void> {
  let parts = 0;
  while (await storage.has(partKey(fileKey, parts))) parts++;
  while (parts > 0) await storage.remove(partKey(fileKey, --parts));
}

/** Deletes a leftover of a file: a picture by its key, or all parts of a file by its folder. */
export async function removeLeftover(storage: ObjectStorage, key: string): Promise<void> {
  const [, fileKey, picture] = /^imports\/([a-z0-9-]+)(\/picture-[0-9a-f]+)?$/.exec(key) ?? [];
  if (picture !== undefined) return storage.remove(key);
  if (fileKey !== undefined) return removeFile(storage, fileKey);
}
