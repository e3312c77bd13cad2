import { randomBytes } from "node:crypto";
import sharp, { type Sharp } from "sharp";

/** A picture of noise around a colour, different each time, so that no two are stored as one. */
export function makePicture({ width = 640, height = 480, colour = "#1f4b5a" } = {}): Sharp {
  const tile = { raw: { width: 8, height: 8, channels: 3 as const }, tile: true, blend: "soft-light" as const };
  return sharp({ create: { width, height, channels: 3, background: colour } }).composite([
    { input: randomBytes(8 * 8 * 3), ...tile },
  ]);
}

/** The first bytes of a HEIC, enough to be recognised. */
export const heicFile = (): Buffer =>
  Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), randomBytes(2_000)]);

/** A rotated photograph with position and camera in its metadata. */
export function photographWithPosition(): Promise<Buffer> {
  const GPS = {
    GPSLatitudeRef: "N",
    GPSLatitude: "48/1 51/1 24/1",
    GPSLongitudeRef: "E",
    GPSLongitude: "2/1 21/1 7/1",
  };
  return makePicture({ width: 600, height: 400 })
    .withExif({ IFD0: { Make: "Appareil", Model: "Secret" }, IFD3: GPS })
    .withMetadata({ orientation: 6, icc: "p3" })
    .jpeg()
    .toBuffer();
}

/** A small file that decodes to more than 60 million pixels. */
export const decompressionBomb = (): Promise<Buffer> =>
  sharp({ create: { width: 10_000, height: 6_001, channels: 3, background: "#fff" } })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An AVIF of 600 by 400 pixels whose header claims another size (ISO/IEC 23008-12, box « ispe »). */
export async function avifThatTells({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const bytes = await makePicture({ width: 600, height: 400 }).avif({ effort: 0 }).toBuffer();
  for (let at = bytes.indexOf("ispe"); at !== -1; at = bytes.indexOf("ispe", at + 4)) {
    bytes.writeUInt32BE(width, at + 8);
    bytes.writeUInt32BE(height, at + 12);
  }
  return bytes;
}
