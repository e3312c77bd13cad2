import type { PictureKind } from "./picture-kind.ts";

/** What an original may be; beyond, it is refused. The server decides, the browser says so earlier. */
export const MOST_PICTURE_BYTES = 15 * 1_048_576;

/** AVIF is decoded whole, in 17 to 20 bytes a pixel; the others take 11 at most. */
export const MOST_PIXELS: Record<PictureKind, number> = {
  jpeg: 60_000_000,
  png: 60_000_000,
  webp: 60_000_000,
  avif: 24_000_000,
};

/** The longer side, in pixels, of what is kept of an original: enough for the widest variant on a dense screen. */
export const KEPT_SIDE = 3_000;
