import { mkdtemp, rm } from "node:fs/promises";
import { createReadStream, createWriteStream } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { parse } from "csv-parse";
import { openArchive } from "#app/feeds/files/open-archive.server.ts";
import { readRecords } from "#app/feeds/files/read-records.server.ts";
import { homeKinds, homeLine } from "#tests/factories/poliris-lines.ts";
import { table } from "../table.ts";

type ParseFigures = { name: string; recordsPerSecond: number; megabytesPerSecond: number };

const MEGABYTE = 1024 * 1024;

/** Reads a whole file of `count` homes with 334 columns: by csv-parse alone, and by the reader of feeds. */
export async function measureParsing(count = 20_000): Promise<ParseFigures[]> {
  const folder = await mkdtemp(join(tmpdir(), "bienvu-parse-"));
  try {
    const path = join(folder, "Annonces.csv");
    const file = createWriteStream(path);
    await pipeline(linesOf(count), file);
    const rates: ParseFigures[] = [];
    // The first round of each reader is a warm-up.
    for (const [name, read] of Object.entries(readers)) {
      await read(path);
      const start = performance.now();
      const records = await read(path);
      const seconds = (performance.now() - start) / 1_000;
      if (records !== count) throw new Error(`${name} read ${records} of ${count} records`);
      rates.push({
        name,
        recordsPerSecond: count / seconds,
        megabytesPerSecond: file.bytesWritten / MEGABYTE / seconds,
      });
    }
    return rates;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The figures as lines of text. */
export function parsingTable(figures: ParseFigures[]): string {
  return table([
    ["lecture", "annonces/s", "Mo/s"],
    ...figures.map(({ name, recordsPerSecond, megabytesPerSecond }) => [
      name,
      Math.round(recordsPerSecond).toLocaleString("fr-FR"),
      megabytesPerSecond.toFixed(1),
    ]),
  ]);
}

/** Readers that read the file and count its records. */
const readers: Record<string, (path: string) => Promise<number>> = {
  "csv-parse": async (path) => {
    const parser = createReadStream(path).pipe(parse({ delimiter: "!#", relax_column_count: true }));
    let records = 0;
    for await (const columns of parser) if (columns.length > 1) records += 1;
    return records;
  },
  "flux Poliris": async (path) => {
    const opened = await openArchive(path);
    if (!opened.ok) throw new Error(opened.code);
    let records = 0;
    for await (const item of readRecords(opened.archive.readListings())) if (item.kind === "record") records += 1;
    await opened.archive.close();
    return records;
  },
};

async function* linesOf(count: number): AsyncGenerator<string> {
  for (let number = 1; number <= count; number++)
    yield `${homeLine(homeKinds[number % homeKinds.length]!, number)}\r\n`;
}
