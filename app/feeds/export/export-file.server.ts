import { Readable } from "node:stream";
import { type Environment, siteAddress } from "#app/platform/env.ts";
import type { Connection } from "#db/client.ts";
import own from "../../../package.json" with { type: "json" };
import { inPieces } from "../files/in-pieces.ts";
import { writeArchive } from "../files/write-archive.server.ts";
import { quoteRecord, writeColumns } from "../poliris/write-line.ts";
import { csvTexts } from "./csv-export.ts";
import type { ExportFormat } from "./export-format.ts";
import type { ExportedHome, Exporter } from "./exported-home.ts";
import { jsonTexts } from "./json-export.ts";
import { readHomes } from "./read-homes.server.ts";
import type { FileHandle } from "node:fs/promises";
import { withNamelessFile } from "#app/platform/http/nameless-file.server.ts";

const APPLICATION = `bienvu / ${own.version}`;

type Needs = { db: Connection; env: Pick<Environment, "SITE_URL" | "PORT" | "CURRENCY"> };

/**
 * Writes an organisation's homes on show as a file, or an empty file without an organisation. At most a hundred homes are in memory.
 * The same homes give the same bytes. Destroying the stream stops the database reads.
 */
export function writeExport({ db, env }: Needs, exporter: Exporter | null, format: ExportFormat): Readable {
  const site = siteAddress(env);
  const homes = exporter ? readHomes({ db, site }, exporter) : noHomes();
  if (format === "poliris") {
    const config = {
      version: "4.12",
      application: APPLICATION,
      currency: env.CURRENCY === "EUR" ? "Euro" : env.CURRENCY,
    };
    return writeArchive({ records: recordsOf(homes), config, photoMode: "URL" });
  }
  const texts = format === "csv" ? csvTexts(homes) : jsonTexts(homes, { application: APPLICATION, site });
  return Readable.from(inPieces(texts));
}

async function* noHomes(): AsyncGenerator<ExportedHome, void, undefined> {}

async function* recordsOf(homes: AsyncIterable<ExportedHome>): AsyncGenerator<string, void, undefined> {
  for await (const { stock } of homes) yield quoteRecord(writeColumns(stock));
}

/** Writes an organisation's archive to a temporary file without a name, and runs a task with the file. */
export const withExport = <Result>(
  needs: Parameters<typeof writeExport>[0],
  exporter: Exporter,
  task: (file: FileHandle) => Promise<Result>,
): Promise<Result> =>
  withNamelessFile(async (file) => {
    for await (const piece of writeExport(needs, exporter, "poliris")) await file.writeFile(piece);
    return task(file);
  });
