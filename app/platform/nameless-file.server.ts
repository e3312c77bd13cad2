import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { join } from "node:path";

/** A new file in a folder, open for writing and reading. It has no name: nothing is left when it is closed, or the portal killed. */
export async function openNamelessFile(folder: string): Promise<FileHandle> {
  const path = join(folder, `body-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await rm(path);
  return file;
}
