/** A file of a folder or of an FTP account that may hold an agency's stock. */
export type StockFile = {
  name: string;
  size: number;
  /** Null where the server does not tell. */
  modifiedAt: Date | null;
  /** Size and time as the source tells them: a file that changed has another mark. */
  mark: string;
};

/** Files that a listing has, the newest. */
const MOST_STOCK_FILES = 200;
/** A folder that has more is no agency's mailbox: the others are not looked at. */
export const MOST_FILES_LOOKED_AT = 2_000;

/** A ZIP or CSV file by its name, which leads nowhere else. Hidden files are not taken: senders begin with such a name. */
export const isStockFileName = (name: string): boolean =>
  name.length <= 255 && /^[^.\s/\\][^/\\\p{Cc}]*\.(?:zip|csv)$/iu.test(name) && !name.includes("\uFFFD");

/** The newest first; files without a time by name. */
export const newestFirst = (files: StockFile[]): StockFile[] =>
  files
    .toSorted((a, b) => (b.modifiedAt?.getTime() ?? 0) - (a.modifiedAt?.getTime() ?? 0) || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_STOCK_FILES);

/**
 * The files that nobody is still writing: those that the look before, given by its marks, has seen so already. Where the
 * source's clock is ours, also those that were last written before `quietSince`: a file that is renamed once whole has such
 * a time at once.
 */
export const completeFiles = (
  files: StockFile[],
  { before, quietSince = null }: { before: ReadonlyMap<string, string>; quietSince?: Date | null },
): StockFile[] =>
  files.filter(
    ({ name, mark, modifiedAt }) =>
      before.get(name) === mark || (quietSince !== null && modifiedAt !== null && modifiedAt < quietSince),
  );
