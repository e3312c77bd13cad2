import { BrokenForm, readParts, readWhole } from "#app/platform/http/form-parts.server.ts";
import { MOST_PICTURE_BYTES } from "#app/platform/pictures/picture-limits.ts";

export type PhotoFile = { file: string; bytes: Buffer } | { file: string; problem: "too_heavy" | "lost" };

/** The files of a form, one at a time, so that only one is in memory. Stops after a file that is too large or truncated. */
export async function* readPhotoFiles(request: Request): AsyncGenerator<PhotoFile> {
  try {
    // server/http/body-limit.ts has limited the whole body.
    for await (const part of readParts(request, { parts: 50 })) {
      // An empty file input sends a file without a name.
      if ("text" in part || !part.fileName) continue;
      const bytes = await readWhole(part.bytes, MOST_PICTURE_BYTES);
      if (!bytes) return yield { file: "", problem: "too_heavy" };
      yield { file: part.fileName, bytes };
    }
  } catch (error) {
    if (error instanceof BrokenForm || request.signal.aborted) yield { file: "", problem: "lost" };
    else throw error;
  }
}
