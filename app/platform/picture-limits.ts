/** What an original may be; beyond, it is refused. The server decides, the browser says so earlier. */
export const MOST_PICTURE_BYTES = 15 * 1_048_576;
export const MOST_PICTURE_PIXELS = 60_000_000;

/** The longer side, in pixels, of what is kept of an original: enough for the widest variant on a dense screen. */
export const KEPT_SIDE = 3_000;
