import { MaxFileSizeExceededError, MultipartParseError, parseMultipartRequest } from "@remix-run/multipart-parser";
import { MOST_PICTURE_BYTES } from "#app/platform/pictures/picture-limits.ts";

export type PhotoFile = { file: string; bytes: Buffer } | { file: string; problem: "too_heavy" | "lost" };

/** The files of a form, one at a time, so that only one is in memory. Stops after a file that is too large or truncated. */
export async function* readPhotoFiles(request: Request): AsyncGenerator<PhotoFile> {
  try {
    // server/http/body-limit.ts has limited the whole body.
    for await (const part of parseMultipartRequest(request, {
      maxFileSize: MOST_PICTURE_BYTES,
      maxParts: 50,
      maxTotalSize: Infinity,
    })) {
      // An empty file input sends a file without a name.
      if (part.isFile && part.filename) yield { file: part.filename, bytes: Buffer.from(part.bytes) };
    }
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError) yield { file: "", problem: "too_heavy" };
    // A TypeError: a part's header is not UTF-8.
    else if (error instanceof MultipartParseError || error instanceof TypeError || request.signal.aborted)
      yield { file: "", problem: "lost" };
    else throw error;
  } finally {
    await readToEnd(request);
  }
}

// Read the rest: a browser shows no answer before it has sent all, and an unread body would hold its connection.
async function readToEnd({ body, signal }: Request): Promise<void> {
  if (!body || body.locked || signal.aborted) return;
  const reader = body.getReader();
  while (!(await reader.read().catch(() => ({ done: true }))).done);
}
