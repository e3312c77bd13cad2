const MEBIBYTE = 1_048_576;

/** The largest file, as sent. Members may import larger files. */
export const MOST_CHECKED_BYTES = 20 * MEBIBYTE;
/** Most bytes of `Annonces.csv`, unpacked: 20,000 lines of 5 kB. */
export const MOST_CHECKED_LISTINGS_BYTES = 100 * MEBIBYTE;
/** Most bytes of the whole archive, unpacked. Its pictures are not unpacked. */
export const MOST_UNPACKED_BYTES = 400 * MEBIBYTE;

/** Most lines that are checked; the report mentions the limit. */
export const MOST_CHECKED_LINES = 20_000;
const MOST_CHECKING_MS = 45_000;
const LEAST_CHECKING_MS = 10_000;
/** Bytes a second: 200 homes, at 250 packed bytes each. */
const SLOWEST_CHECKING = 50_000;
/** How many milliseconds the check of a file of this size may take. */
export const checkingMs = (bytes: number): number =>
  Math.min(MOST_CHECKING_MS, LEAST_CHECKING_MS + Math.ceil((bytes / SLOWEST_CHECKING) * 1_000));
/** Most communes that are looked up for a file: all names may be misspelt. */
export const MOST_PLACES = 2_000;

/** Most lines on the page; the CSV has all. */
export const SHOWN_LINES = 200;
export const SHOWN_PROBLEMS = 20;
export const SHOWN_HOMES = 10;
export const MOST_CSV_ROWS = 50_000;
