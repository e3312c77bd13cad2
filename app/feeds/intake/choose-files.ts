import { completeFiles, type StockFile } from "../sources/stock-file.ts";

/** The files of a source's last look, by name. `isTaken`: the portal has it, or has left it for a newer one. */
export type SeenFiles = Record<string, { mark: string; isTaken: boolean }>;

type ChosenFiles = {
  /** In the order of reading: the oldest first. */
  take: StockFile[];
  /** Older ones of a stock, which a newer file says again as a whole. */
  skip: StockFile[];
};

/**
 * What to do with the files of a source: those that are whole and were not taken yet are taken, but of the files of one stock only the
 * newest. In an account of which nothing was taken yet (`isFirst`), a history whose names differ by any number counts as one stock.
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

/** What is to be known at the next look. `done`: names of files that were taken or left now. */
export const seenFiles = (files: StockFile[], { seen, done }: { seen: SeenFiles; done: Set<string> }): SeenFiles =>
  Object.fromEntries(
    files.map((file) => [file.name, { mark: file.mark, isTaken: done.has(file.name) || isTaken(seen, file) }]),
  );

/** Whether a file of a source was ever taken. */
export const hasTaken = (seen: SeenFiles): boolean => Object.values(seen).some(({ isTaken }) => isTaken);

function isTaken(seen: SeenFiles, { name, mark }: StockFile): boolean {
  const known = Object.hasOwn(seen, name) ? seen[name] : undefined;
  return known?.mark === mark && known.isTaken;
}

/** The newest first; where the source tells no times, the last name: a later date in it. */
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

/** Which files say the same stock again: those whose names differ by a date alone. */
export const stockOf = (name: string): string => name.toLowerCase().replaceAll(moments, "*");
