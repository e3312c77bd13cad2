import sharp from "sharp";
import { hasItsEnd, hidesAnotherFile } from "./picture-contents.server.ts";
import type { PictureKind } from "./picture-kind.ts";
import { KEPT_SIDE, MOST_PIXELS } from "./picture-limits.ts";
import { lookAtPicture, type PictureProblem } from "./picture-problem.ts";

type Prepared = { ok: true; bytes: Buffer } | { ok: false; code: PictureProblem };

/**
 * What is kept of a picture that somebody sends: its pixels alone, upright, in sRGB, its longer side at most 3000
 * pixels, as a fresh JPEG (WebP where it is transparent). Position, camera, thumbnails and whatever hides behind or
 * between stay out. Of a moving picture, the first frame. The same pixels give the same bytes.
 */
export async function preparePicture(bytes: Buffer): Promise<Prepared> {
  const seen = lookAtPicture(bytes);
  if (!seen.ok) return seen;
  if (hidesAnotherFile(bytes)) return refuse("hides_a_file");
  if (!hasItsEnd(bytes, seen.kind)) return refuse("damaged");
  return keepPixels(bytes, seen.kind);
}

async function keepPixels(bytes: Buffer, kind: PictureKind): Promise<Prepared> {
  // Any frame of the size that the header tells must fit; « error » lets pass what cameras get slightly wrong.
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS[kind], failOn: "error", sequentialRead: true });
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
    if (!isTooLarge(error)) return refuse("damaged");
    return refuse(kind === "avif" ? "too_many_avif_pixels" : "too_many_pixels");
  }
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && /pixel limit|too large|exceeds/i.test(error.message);

const refuse = (code: PictureProblem) => ({ ok: false, code }) as const;
