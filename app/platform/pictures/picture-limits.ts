import type { PictureKind } from "./picture-kind.ts";

/** Limits of an original. The server decides; the browser checks them earlier. */
export const MOST_PICTURE_BYTES = 15 * 1_048_576;

/** Most pixels per format. AVIF is decoded whole, at 17 to 20 bytes a pixel; the others take at most 11. */
export const MOST_PIXELS: Record<PictureKind, number> = {
  jpeg: 60_000_000,
  png: 60_000_000,
  webp: 60_000_000,
  avif: 24_000_000,
};

/** The longer side of a stored original, in pixels: enough for the widest variant on a dense screen. */
export const MAX_STORED_SIDE = 3_000;
