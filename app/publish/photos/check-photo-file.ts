import { KIND_BYTES, pictureKindOf } from "#app/platform/pictures/picture-kind.ts";
import { MOST_PICTURE_BYTES } from "#app/platform/pictures/picture-limits.ts";
import type { PhotoProblem } from "./photo.ts";

/** What a browser can tell of a file before sending it; the server looks again, and closer. */
export async function checkPhotoFile(file: Blob): Promise<PhotoProblem | null> {
  if (file.size === 0) return "empty";
  const kind = pictureKindOf(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));
  if (kind === null) return "not_a_picture";
  if (kind === "heic") return "heic";
  return file.size > MOST_PICTURE_BYTES ? "too_heavy" : null;
}
