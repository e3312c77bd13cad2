import { type PictureKind, pictureKindOf } from "./picture-kind.ts";
import { MOST_PICTURE_BYTES } from "./picture-limits.ts";

/** Why a picture is refused; its sentence is in the words « photos ». */
export type PictureProblem =
  | "empty"
  | "too_heavy"
  | "heic"
  | "not_a_picture"
  | "too_many_pixels"
  | "too_many_avif_pixels"
  | "damaged"
  | "hides_a_file"
  | "unreadable"
  | "busy"
  | "not_stored";

/** Checks that need no decoding. */
export function inspectPicture(
  bytes: Buffer,
): { ok: true; kind: PictureKind } | { ok: false; code: "empty" | "too_heavy" | "heic" | "not_a_picture" } {
  if (bytes.length === 0) return { ok: false, code: "empty" };
  if (bytes.length > MOST_PICTURE_BYTES) return { ok: false, code: "too_heavy" };
  const kind = pictureKindOf(bytes);
  if (kind === null) return { ok: false, code: "not_a_picture" };
  return kind === "heic" ? { ok: false, code: "heic" } : { ok: true, kind };
}
