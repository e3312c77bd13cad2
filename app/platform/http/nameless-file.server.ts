import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** A new file in a folder, open for writing and reading. The file has no name: nothing remains when it is closed, or the portal killed. */
export async function openNamelessFile(folder: string): Promise<FileHandle> {
  const path = join(folder, `body-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await rm(path);
  return file;
}

/** Runs a task with a nameless file in the machine's temporary folder. */
export async function withNamelessFile<Result>(task: (file: FileHandle) => Promise<Result>): Promise<Result> {
  const file = await openNamelessFile(tmpdir());
  try {
    return await task(file);
  } finally {
    await file.close();
  }
}

/** The bytes of the file from the beginning; the file stays open. */
export const bytesOf = (file: FileHandle): Readable => file.createReadStream({ start: 0, autoClose: false });
