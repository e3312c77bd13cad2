import sharp from "sharp";
import { mailLogo } from "#app/platform/mail/mail-logo.ts";
import { type PictureVariant, pictureVariants, pictureWidths } from "#app/domain/picture-address.ts";
import { preparePicture } from "./picture-intake.server.ts";
import { type PictureKind, pictureKinds } from "./picture-kind.ts";
import type { PictureProblem } from "./picture-problem.ts";

/** A stored original: width and height in pixels as displayed, placeholder as a `data:` address. */
export type PictureDescription = { format: PictureKind; width: number; height: number; placeholder: string };

/** Maximum number of pixels of our own originals, in any format. */
const MOST_OWN_PIXELS = 60_000_000;
/** WebP quality: a façade with trees, 640 wide, takes three round trips of a new connection (43 kB); at higher quality, four. */
const QUALITY = 66;
const portrait = { width: 480, height: 854, fit: "cover" } as const;
/** Size in mails: they are 552 pixels wide inside, and phones show two pixels for one: a crop of 60 to 90 kB. */
const mail = { width: 810, height: 540, fit: "cover" } as const;
const MAIL_QUALITY = 76;

/** The tasks of the process that decodes pictures (`picture-process.server.ts`); nothing else calls them. */
export const pictureTasks = { takeIn, describe, makeVariant, drawMailLogo };
export type PictureTasks = typeof pictureTasks;

type IntakeResult =
  | { ok: true; bytes: Buffer; description: PictureDescription; variants: [PictureVariant, Buffer][] }
  | { ok: false; code: PictureProblem };

/** Processes a user's picture into the original to store and all its variants. `effort`: see `mediaStorageOn`. */
async function takeIn({ bytes, effort }: { bytes: Buffer; effort: number }): Promise<IntakeResult> {
  const prepared = await preparePicture(bytes);
  if (!prepared.ok) return prepared;
  const original = prepared.bytes;
  const description = await describe({ bytes: original });
  // Pictures are not enlarged: all widths above the picture's own are one file.
  const widest = pictureWidths.find((width) => width >= description.width) ?? pictureWidths.at(-1)!;
  const isSameFile = (variant: PictureVariant) => typeof variant === "number" && variant > widest;
  const made = await Promise.all(
    pictureVariants.map((variant) => (isSameFile(variant) ? null : makeVariant({ original, variant, effort }))),
  );
  const last = made[pictureVariants.indexOf(widest)]!;
  const variants = pictureVariants.map((variant, index): [PictureVariant, Buffer] => [variant, made[index] ?? last]);
  return { ok: true, bytes: original, description, variants };
}

async function describe({ bytes }: { bytes: Buffer }): Promise<PictureDescription> {
  const picture = sharp(bytes, { limitInputPixels: MOST_OWN_PIXELS });
  const { format, width, height, orientation } = await picture.metadata();
  const known = pictureKinds.find((name) => name === (format === "heif" ? "avif" : format));
  if (!known) throw new Error(`not a picture of a known format: ${format}`);
  const tiny = await picture
    .clone()
    .rotate()
    .resize({ width: 10, height: 40, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 20 })
    .toBuffer();
  const isTurned = (orientation ?? 1) >= 5;
  return {
    format: known,
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    placeholder: `data:image/webp;base64,${tiny.toString("base64")}`,
  };
}

type Variation = { original: Buffer; variant: PictureVariant; effort: number };

function makeVariant({ original, variant, effort }: Variation): Promise<Buffer> {
  const upright = sharp(original, { limitInputPixels: MOST_OWN_PIXELS }).rotate();
  if (variant === "mail")
    return upright
      .resize(mail)
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: MAIL_QUALITY, mozjpeg: true })
      .toBuffer();
  return upright
    .resize(variant === "portrait" ? portrait : { width: variant, withoutEnlargement: true })
    .webp({ quality: QUALITY, effort })
    .toBuffer();
}

const PIXELS = 2;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * A logo of any format, left-aligned, as mails show it (`mailLogo`). Its plate has the mail's own colour and is visible by night only:
 * most logos are made for a light page. Empty without an original.
 */
async function drawMailLogo({ original, plate }: { original: Buffer | null; plate: string }): Promise<Buffer> {
  const [width, height, margin] = [mailLogo.width * PIXELS, mailLogo.height * PIXELS, mailLogo.margin * PIXELS];
  const canvas = sharp({ create: { width, height, channels: 4, background: clear } });
  if (original === null) return canvas.png().toBuffer();
  const { data: logo, info } = await sharp(original, { limitInputPixels: MOST_OWN_PIXELS })
    .rotate()
    .resize({ width: width - 2 * margin, height: height - 2 * margin, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const rounded = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width + 2 * margin}" height="${height}">
    <rect width="100%" height="100%" rx="${margin}" fill="${plate}"/></svg>`;
  return canvas
    .composite([
      { input: Buffer.from(rounded), left: 0, top: 0 },
      { input: logo, left: margin, top: Math.round((height - info.height) / 2) },
    ])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
