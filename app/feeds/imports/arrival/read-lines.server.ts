import { createHash } from "node:crypto";
import type { Archive } from "../../files/open-archive.server.ts";
import { readRecords, type RecordItem, type RecordsEnd } from "../../files/read-records.server.ts";
import { readLine, readVersionProblems } from "../../poliris/read-line.ts";
import type { LineProblem, StockLine } from "../../poliris/stock-line.ts";
import { type FeedHome, isWebAddress } from "../import.ts";

/** A line to store. Lines that cannot be imported have an outcome already. */
export type ReadStockLine = {
  line: number;
  agency: string;
  key: string;
  reference: string;
  kind: "home" | "not_taken" | "broken";
  /** Hash of all values of the home. */
  hash: string | null;
  home: FeedHome | null;
  problems: LineProblem[];
  outcome: "not_taken" | "broken" | null;
};

type ReadStock = { line: ReadStockLine } | { end: RecordsEnd };

/** Yields the lines of an open file, then how it ended. A second line of the same agency and key is broken. */
export async function* readLines(archive: Archive): AsyncGenerator<ReadStock, void, undefined> {
  const keys = new Set<string>();
  const warnedAgencies = new Set<string>();
  const { columnCount, items } = await countColumns(readRecords(archive.readListings()));
  for await (const item of items) {
    if (item.kind === "end") yield { end: item };
    else if (item.kind === "broken") {
      const { line, code, read } = item;
      yield { line: brokenLine({ line, agency: "", key: "", reference: "" }, [problemOf(recordProblems[code], read)]) };
    } else {
      if (item.columns.length < columnCount - COLUMNS_SPARED) {
        yield { line: shortLine(item) };
        continue;
      }
      const configVersion = archive.config.version;
      const read = readLine(item.columns, { line: item.line, configVersion });
      if (read.kind !== "broken" && !warnedAgencies.has(read.agency)) {
        warnedAgencies.add(read.agency);
        read.problems.unshift(...readVersionProblems(item.columns, { configVersion }));
      }
      const key = JSON.stringify([read.agency, read.key]);
      const isTwice = read.kind === "home" && keys.has(key);
      if (read.kind === "home") keys.add(key);
      yield { line: isTwice ? brokenLine(read, [problemOf("keyTwice", read.key)]) : lineOf(read, archive) };
    }
  }
}

/** Number of lines from which the number of columns is known. */
const LINES_LOOKED_AT = 20;

/** The largest number of columns among a file's first lines, and all items of the file. */
async function countColumns(records: AsyncGenerator<RecordItem, void, undefined>) {
  const first: RecordItem[] = [];
  while (first.length < LINES_LOOKED_AT) {
    const next = await records.next();
    if (next.done) break;
    first.push(next.value);
  }
  async function* items() {
    yield* first;
    yield* records;
  }
  const counts = first.map((item) => (item.kind === "record" ? item.columns.length : 0));
  return { columnCount: Math.max(0, ...counts), items: items() };
}

/** Most empty columns that software leaves out at the end of a line. A shorter line was cut by a line break in a text. */
const COLUMNS_SPARED = 5;

/** A line that is too short. Its first columns still name the home, so the home stays online. */
function shortLine({ line, columns }: { line: number; columns: string[] }): ReadStockLine {
  const [agency = "", reference = ""] = columns;
  return brokenLine({ line, agency, key: "", reference }, [problemOf("tooFewColumns", String(columns.length))]);
}

const recordProblems = { too_long: "tooLong", too_many_columns: "tooManyColumns", cut: "cutLine" } as const;

const problemOf = (code: LineProblem["code"], read: string): LineProblem => ({ code, rank: null, read, isError: true });

type Head = Pick<StockLine, "line" | "agency" | "key" | "reference">;

const brokenLine = ({ line, agency, key, reference }: Head, problems: LineProblem[]): ReadStockLine => ({
  line,
  agency,
  key,
  reference,
  kind: "broken",
  hash: null,
  home: null,
  problems,
  outcome: "broken",
});

function lineOf(read: StockLine, archive: Archive): ReadStockLine {
  if (read.kind === "broken") return brokenLine(read, read.problems);
  const { line, agency, key, reference, kind, problems } = read;
  const head = { line, agency, key, reference };
  if (kind === "not_taken")
    return {
      ...brokenLine(head, [{ code: "notTaken", rank: null, read: read.what, isError: false }, ...problems]),
      kind,
      outcome: "not_taken",
    };
  const photos = read.photos.map(({ source, title }) => ({ source, title, mark: markOf(source, archive) }));
  const { form, place, photoCount, hasEarlierFees } = read;
  const home: FeedHome = { form, place, photos, photoCount };
  const hash = createHash("sha256").update(JSON.stringify(home)).digest("base64url");
  return { ...head, kind, hash, home: hasEarlierFees ? { ...home, hasEarlierFees } : home, problems, outcome: null };
}

/** A text that changes with the content of a picture in the archive; a picture outside of the archive comes from an earlier file. */
function markOf(source: string, archive: Archive): string {
  if (isWebAddress(source)) return "";
  const picture = archive.findPicture(source);
  return picture ? `${picture.size}-${picture.crc32}` : "";
}
