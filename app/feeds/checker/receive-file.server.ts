import type { FileHandle } from "node:fs/promises";
import { BrokenForm, readParts } from "#app/platform/http/form-parts.server.ts";
import { openNamelessFile } from "#app/platform/http/nameless-file.server.ts";
import { MOST_CHECKED_BYTES } from "./checker-limits.ts";
import type { CheckRefusal } from "./file-report.ts";

/** The caller closes the file, which deletes it. */
export type ReceivedStockFile =
  | { ok: true; name: string; file: FileHandle }
  | { ok: false; code: Extract<CheckRefusal, "none" | "too_large" | "lost"> };

const MOST_PARTS = 20;
const LONGEST_NAME = 100;

/** Writes the first file of a form to a temporary file without a name. */
export async function receiveStockFile(request: Request, folder: string): Promise<ReceivedStockFile> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "")) return { ok: false, code: "none" };
  try {
    for await (const part of readParts(request, { parts: MOST_PARTS })) {
      // An empty file input sends a file without a name.
      if ("text" in part || !part.fileName) continue;
      const file = await fileOf(part.bytes, folder);
      return file ? { ok: true, name: nameOf(part.fileName), file } : { ok: false, code: "too_large" };
    }
    return { ok: false, code: "none" };
  } catch (error) {
    if (error instanceof BrokenForm || request.signal.aborted) return { ok: false, code: "lost" };
    throw error;
  }
}

/** Null where the file is too large. */
async function fileOf(bytes: AsyncIterable<Uint8Array>, folder: string): Promise<FileHandle | null> {
  const file = await openNamelessFile(folder);
  let left = MOST_CHECKED_BYTES;
  try {
    for await (const piece of bytes) {
      left -= piece.length;
      if (left < 0) break;
      await file.appendFile(piece);
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  if (left >= 0) return file;
  await file.close();
  return null;
}

/** The name on one line, without the folders that some browsers send. */
const nameOf = (sent: string): string =>
  sent
    .replace(/^.*[/\\]/s, "")
    .replaceAll(/\p{Cc}+/gu, " ")
    .slice(0, LONGEST_NAME)
    .toWellFormed();
