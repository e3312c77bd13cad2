const MEBIBYTE = 1_048_576;

/** The largest file, as sent. Members send larger ones by their imports. */
export const MOST_CHECKED_BYTES = 20 * MEBIBYTE;
/** Of `Annonces.csv`, unpacked: 20,000 lines of 5 kB. */
export const MOST_CHECKED_LISTINGS_BYTES = 100 * MEBIBYTE;
/** Of the whole archive, unpacked; its pictures are not. */
export const MOST_UNPACKED_BYTES = 400 * MEBIBYTE;

/** What is read of a file at most; what follows is told to be unchecked. */
export const MOST_CHECKED_LINES = 20_000;
export const MOST_CHECKED_MS = 45_000;
/** Communes that are looked up for a file, whose names may all be misspelt. */
export const MOST_PLACES = 2_000;

/** What the page shows at most; the CSV has more. */
export const SHOWN_LINES = 200;
export const SHOWN_PROBLEMS = 20;
export const SHOWN_HOMES = 10;
export const MOST_CSV_ROWS = 50_000;
