/** A file of a folder or of an FTP account that may hold an agency's stock. */
export type StockFile = {
  name: string;
  size: number;
  /** Null where the server gives no time. */
  modifiedAt: Date | null;
  /** Size and time, as the source gives them: the mark of a changed file differs. */
  mark: string;
};

/** Maximum number of files read from a folder; older ones are left out. */
const MOST_STOCK_FILES = 200;
/** Most files to look at: a folder with more is no agency's mailbox, and the others are ignored. */
export const MOST_FILES_LOOKED_AT = 2_000;

/** Whether a name is a ZIP or CSV file without a path. Hidden files do not count: many senders use such a name while writing. */
export const isStockFileName = (name: string): boolean =>
  name.length <= 255 && /^[^.\s/\\][^/\\\p{Cc}]*\.(?:zip|csv)$/iu.test(name) && !name.includes("\uFFFD");

/** Sorts the newest first, then files without a time by name. */
export const newestFirst = (files: StockFile[]): StockFile[] =>
  files
    .toSorted((a, b) => (b.modifiedAt?.getTime() ?? 0) - (a.modifiedAt?.getTime() ?? 0) || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_STOCK_FILES);

/**
 * The complete files: files with the same mark as at the previous look. Where the source uses this machine's clock, also files last
 * written before `quietSince`.
 */
export const completeFiles = (
  files: StockFile[],
  { before, quietSince = null }: { before: ReadonlyMap<string, string>; quietSince?: Date | null },
): StockFile[] =>
  files.filter(
    ({ name, mark, modifiedAt }) =>
      before.get(name) === mark || (quietSince !== null && modifiedAt !== null && modifiedAt < quietSince),
  );
