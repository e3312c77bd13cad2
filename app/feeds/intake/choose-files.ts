import { completeFiles, type StockFile } from "../sources/stock-file.ts";

/** The files of a source at the last look, by name. `isTaken`: the portal has received the file, or skipped it for a newer one. */
export type SeenFiles = Record<string, { mark: string; isTaken: boolean }>;

type ChosenFiles = {
  /** Files to receive, the oldest first. */
  take: StockFile[];
  /** Older files of a stock that a newer file replaces. */
  skip: StockFile[];
};

/**
 * Chooses the files of a source to receive: new complete files, and only the newest file of each stock. In an account from which no
 * file was received yet (`isFirst`), files whose names differ by any number count as one stock.
 */
export function chooseFiles(
  files: StockFile[],
  { seen, quietSince, isFirst = false }: { seen: SeenFiles; quietSince: Date | null; isFirst?: boolean },
): ChosenFiles {
  const before = new Map(Object.entries(seen).map(([name, { mark }]) => [name, mark]));
  const newest = new Set<string>();
  const chosen: ChosenFiles = { take: [], skip: [] };
  for (const file of byAge(completeFiles(files, { before, quietSince }))) {
    const stock = isFirst ? file.name.toLowerCase().replaceAll(/\d+/g, "*") : stockOf(file.name);
    const isNewest = !newest.has(stock);
    newest.add(stock);
    if (isTaken(seen, file)) continue;
    if (isNewest) chosen.take.unshift(file);
    else chosen.skip.push(file);
  }
  return chosen;
}

/** The files to remember for the next look. `done`: names of files that were received or skipped now. */
export const seenFiles = (files: StockFile[], { seen, done }: { seen: SeenFiles; done: Set<string> }): SeenFiles =>
  Object.fromEntries(
    files.map((file) => [file.name, { mark: file.mark, isTaken: done.has(file.name) || isTaken(seen, file) }]),
  );

/** Whether a file of a source was ever received or skipped. */
export const hasTaken = (seen: SeenFiles): boolean => Object.values(seen).some(({ isTaken }) => isTaken);

function isTaken(seen: SeenFiles, { name, mark }: StockFile): boolean {
  const known = Object.hasOwn(seen, name) ? seen[name] : undefined;
  return known?.mark === mark && known.isTaken;
}

/** Sorts the newest first. Without times, the alphabetically last name first: it has the later date. */
const byAge = (files: StockFile[]): StockFile[] =>
  files.toSorted(
    (a, b) => (b.modifiedAt?.getTime() ?? 0) - (a.modifiedAt?.getTime() ?? 0) || (a.name < b.name ? 1 : -1),
  );

const year = "(?:19|20)\\d\\d";
const month = "(?:0[1-9]|1[0-2])";
const day = "(?:0[1-9]|[12]\\d|3[01])";
const gap = "[-_. ]?";
const time = "(?:[-_ T]?[01]\\d|[-_ T]?2[0-3])[-_.h:]?[0-5]\\d(?:[-_.m:]?[0-5]\\d)?";
/** A day in a name, with a time: 20261126, 2026-11-26_0415, 26-11-2026. */
const moments = new RegExp(
  `(?<!\\d)(?:${year}${gap}${month}${gap}${day}|${day}${gap}${month}${gap}${year})(?:${time})?(?!\\d)`,
  "g",
);

/** The stock of a file: files whose names differ only by a date are one stock. */
export const stockOf = (name: string): string => name.toLowerCase().replaceAll(moments, "*");
