const KIB = 1024;
const MIB = 1024 * KIB;
const GIB = 1024 * MIB;

/** The largest file that a member sends (`/verifier-un-fichier` accepts less). */
export const MOST_FILE_BYTES = 2 * GIB;

/** Limits of an archive. Sizes are in bytes; both declared and real sizes are checked. */
export type ArchiveLimits = {
  archiveBytes: number;
  entries: number;
  /** Unpacked size of all entries together. */
  unpackedBytes: number;
  listingsBytes: number;
  pictureBytes: number;
  /** Most unpacked bytes per packed byte of an entry, above `ratioFloorBytes`. */
  ratio: number;
  ratioFloorBytes: number;
};

export const archiveLimits: ArchiveLimits = {
  archiveBytes: MOST_FILE_BYTES,
  entries: 100_000,
  unpackedBytes: 6 * GIB,
  listingsBytes: GIB,
  // The limit of the specification.
  pictureBytes: 40 * MIB,
  // Lines of 334 mostly empty columns shrink to a fiftieth.
  ratio: 200,
  ratioFloorBytes: 10 * MIB,
};

const LEAST_READING_MS = 120_000;
const MOST_READING_MS = 3_000_000;
/** Bytes per second: a tenth of the speed of a busy portal. */
const SLOWEST_READING = 100_000;

/**
 * Time limit in milliseconds to read a file, by its packed size: declared unpacked sizes do not count. 50 minutes at most, since the
 * job that reads the file expires after an hour.
 */
export const readingMs = (bytes: number): number =>
  Math.min(MOST_READING_MS, LEAST_READING_MS + Math.ceil((bytes / SLOWEST_READING) * 1_000));

/** Config.txt and Photos.cfg have a few lines; bytes beyond this limit are not read. */
export const MAX_CONFIG_BYTES = 64 * KIB;

/** A home with thirty addresses of photos and a long text takes 20 kB. */
export const MAX_RECORD_BYTES = 256 * KIB;

/** Version 4.12 has 334 columns; some software adds its own after these. */
export const MAX_COLUMNS = 600;
