const KIB = 1024;
const MIB = 1024 * KIB;
const GIB = 1024 * MIB;

/** The largest file that a member sends (`/verifier-un-fichier` takes less). */
export const MOST_FILE_BYTES = 2 * GIB;

/** What an archive may hold. Sizes are in bytes; declared and real ones are both held to them. */
export type ArchiveLimits = {
  archiveBytes: number;
  entries: number;
  /** Of all entries together, unpacked. */
  unpackedBytes: number;
  listingsBytes: number;
  pictureBytes: number;
  /** How much larger an entry may be than its packed bytes, above `ratioFloorBytes`. */
  ratio: number;
  ratioFloorBytes: number;
};

export const archiveLimits: ArchiveLimits = {
  archiveBytes: MOST_FILE_BYTES,
  entries: 100_000,
  unpackedBytes: 6 * GIB,
  listingsBytes: GIB,
  // The specification's own bound.
  pictureBytes: 40 * MIB,
  // Lines of 334 mostly empty columns shrink to a fiftieth.
  ratio: 200,
  ratioFloorBytes: 10 * MIB,
};

/** Config.txt and Photos.cfg are a few lines; what follows is not read. */
export const MAX_CONFIG_BYTES = 64 * KIB;

/** A home with thirty addresses of photos and a long text takes 20 kB. */
export const MAX_RECORD_BYTES = 256 * KIB;

/** Version 4.12 has 334; some software adds its own behind them. */
export const MAX_COLUMNS = 600;
