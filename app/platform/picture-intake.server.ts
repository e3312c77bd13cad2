import sharp from "sharp";
import { gate } from "./gate.ts";
import { hasItsEnd, hidesAnotherFile } from "./picture-contents.server.ts";
import { type PictureKind, pictureKindOf } from "./picture-kind.ts";
import { KEPT_SIDE, MOST_PICTURE_BYTES, MOST_PICTURE_PIXELS } from "./picture-limits.ts";

/** Why a picture is refused; its sentence is in the words « photos ». */
export type PictureProblem =
  | "empty"
  | "too_heavy"
  | "heic"
  | "not_a_picture"
  | "too_many_pixels"
  | "damaged"
  | "hides_a_file";

/** A decoded picture of 60 million pixels takes 240 MB, and ten come at once. */
const decode = gate(2);

/**
 * What is kept of a picture that somebody sends: its pixels alone, upright, in sRGB, its longer side at most 3000
 * pixels, as a fresh JPEG (WebP where it is transparent). Position, camera, thumbnails and whatever hides behind or
 * between stay out. Of a moving picture, the first frame. The same pixels give the same bytes.
 */
export async function preparePicture(
  bytes: Buffer,
): Promise<{ ok: true; bytes: Buffer } | { ok: false; code: PictureProblem }> {
  if (bytes.length === 0) return refuse("empty");
  if (bytes.length > MOST_PICTURE_BYTES) return refuse("too_heavy");
  const kind = pictureKindOf(bytes);
  if (kind === null) return refuse("not_a_picture");
  if (kind === "heic") return refuse("heic");
  if (hidesAnotherFile(bytes)) return refuse("hides_a_file");
  if (!hasItsEnd(bytes, kind)) return refuse("damaged");
  return decode(() => keepPixels(bytes, kind));
}

async function keepPixels(
  bytes: Buffer,
  kind: PictureKind,
): Promise<{ ok: true; bytes: Buffer } | { ok: false; code: PictureProblem }> {
  // Any frame of the size that the header tells must fit; « error » lets pass what cameras get slightly wrong.
  const picture = sharp(bytes, { limitInputPixels: MOST_PICTURE_PIXELS, failOn: "error", sequentialRead: true });
  try {
    const { format, compression, hasAlpha } = await picture.metadata();
    if (format !== (kind === "avif" ? "heif" : kind) || (kind === "avif" && compression !== "av1"))
      return refuse("not_a_picture");
    const upright = picture
      .autoOrient()
      .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: "inside", withoutEnlargement: true });
    const kept = hasAlpha ? upright.webp({ quality: 90 }) : upright.jpeg({ quality: 88 });
    return { ok: true, bytes: await kept.toBuffer() };
  } catch (error) {
    return refuse(isTooLarge(error) ? "too_many_pixels" : "damaged");
  }
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && /pixel limit|too large|exceeds/i.test(error.message);

const refuse = (code: PictureProblem) => ({ ok: false, code }) as const;
