import sharp from "sharp";
import { hasEndMarker, hidesAnotherFile } from "./picture-contents.server.ts";
import type { PictureKind } from "./picture-kind.ts";
import { MAX_STORED_SIDE, MOST_PIXELS } from "./picture-limits.ts";
import { inspectPicture, type PictureProblem } from "./picture-problem.ts";

type Prepared = { ok: true; bytes: Buffer } | { ok: false; code: PictureProblem };

/**
 * The pixels of a user's picture: upright, sRGB, at most 3000 pixels on the longer side, as a new JPEG (WebP where it is
 * transparent). Position, camera, thumbnails and any hidden data are dropped. An animation keeps its first frame. The
 * same pixels give the same bytes.
 */
export async function preparePicture(bytes: Buffer): Promise<Prepared> {
  const inspection = inspectPicture(bytes);
  if (!inspection.ok) return inspection;
  if (hidesAnotherFile(bytes)) return refuse("hides_a_file");
  if (!hasEndMarker(bytes, inspection.kind)) return refuse("damaged");
  return reencode(bytes, inspection.kind);
}

async function reencode(bytes: Buffer, kind: PictureKind): Promise<Prepared> {
  // Any frame of the header's size must be accepted; « error » tolerates small mistakes of cameras.
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS[kind], failOn: "error", sequentialRead: true });
  try {
    const { format, compression, hasAlpha } = await picture.metadata();
    if (format !== (kind === "avif" ? "heif" : kind) || (kind === "avif" && compression !== "av1"))
      return refuse("not_a_picture");
    const upright = picture
      .autoOrient()
      .resize({ width: MAX_STORED_SIDE, height: MAX_STORED_SIDE, fit: "inside", withoutEnlargement: true });
    const original = hasAlpha ? upright.webp({ quality: 90 }) : upright.jpeg({ quality: 88 });
    return { ok: true, bytes: await original.toBuffer() };
  } catch (error) {
    if (!isTooLarge(error)) return refuse("damaged");
    return refuse(kind === "avif" ? "too_many_avif_pixels" : "too_many_pixels");
  }
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && /pixel limit|too large|exceeds/i.test(error.message);

const refuse = (code: PictureProblem) => ({ ok: false, code }) as const;
