import { MaxFileSizeExceededError, MultipartParseError, parseMultipartRequest } from "@remix-run/multipart-parser";
import type { FileHandle } from "node:fs/promises";
import { openNamelessFile } from "#app/platform/nameless-file.server.ts";
import { MOST_CHECKED_BYTES } from "./checker-limits.ts";
import type { CheckRefusal } from "./file-report.ts";

/** Whoever gets the file closes it; then nothing is left of it. */
export type ReceivedStockFile =
  | { ok: true; name: string; file: FileHandle }
  | { ok: false; code: Extract<CheckRefusal, "none" | "too_large" | "lost"> };

const MOST_PARTS = 20;
const LONGEST_NAME = 100;

/** The first file of a form, in a file without a name. */
export async function receiveStockFile(request: Request, folder: string): Promise<ReceivedStockFile> {
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data")) return { ok: false, code: "none" };
  try {
    const limits = { maxFileSize: MOST_CHECKED_BYTES, maxParts: MOST_PARTS, maxTotalSize: Infinity };
    for await (const part of parseMultipartRequest(request, limits)) {
      // An empty file input sends a file without a name.
      if (!part.isFile || !part.filename) continue;
      return { ok: true, name: nameOf(part.filename), file: await fileOf(part.content, folder) };
    }
    return { ok: false, code: "none" };
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError) return { ok: false, code: "too_large" };
    // A TypeError: a part's header is not UTF-8.
    if (error instanceof MultipartParseError || error instanceof TypeError || request.signal.aborted)
      return { ok: false, code: "lost" };
    throw error;
  }
}

async function fileOf(content: Uint8Array[], folder: string): Promise<FileHandle> {
  const file = await openNamelessFile(folder);
  try {
    for (const piece of content) await file.appendFile(piece);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Without folders, as some browsers send them, and on one line. */
const nameOf = (sent: string): string =>
  sent
    .replace(/^.*[/\\]/s, "")
    .replaceAll(/\p{Cc}+/gu, " ")
    .slice(0, LONGEST_NAME)
    .toWellFormed();
