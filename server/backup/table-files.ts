import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline as pipelineWithCallback } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { PoolClient } from "pg";
import type { BackedUpTable } from "./manifest.ts";
import { copiedColumns, type PortalTable } from "./portal-tables.ts";

/** The file of a table, in COPY's text format, compressed. */
export const tableFile = (folder: string, table: string): string => join(folder, "tables", `${table}.copy.gz`);

type Place = { folder: string; signal?: AbortSignal | undefined };

/** Writes a table into its file. After an error, end the connection, which may be in the middle of a COPY. */
export async function writeTable(
  client: PoolClient,
  table: PortalTable,
  { folder, signal }: Place,
): Promise<BackedUpTable> {
  const rows = client.query(copyTo(`copy ${copiedColumns(table)} to stdout`));
  const hash = createHash("sha256");
  let bytes = 0;
  await pipeline(
    rows,
    createGzip(),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(tableFile(folder, table.name), { flags: "wx", mode: 0o600, flush: true }),
    { signal },
  );
  // The count comes after the last row: it is known once the connection accepts the next statement.
  await client.query("select");
  return { ...table, rows: rows.rowCount, bytes, sha256: hash.digest("hex") };
}

/** Loads a table from its file; returns the number of rows. After an error, end the connection. */
export async function loadTable(client: PoolClient, table: PortalTable, { folder, signal }: Place): Promise<number> {
  const rows = client.query(copyFrom(`copy ${copiedColumns(table)} from stdin`));
  await pipeline(createReadStream(tableFile(folder, table.name)), createGunzip(), rows, { signal });
  return rows.rowCount;
}

/** Throws a French sentence if a file differs from its entry in the manifest. */
export async function checkTable(folder: string, table: BackedUpTable): Promise<void> {
  const hash = createHash("sha256");
  const path = tableFile(folder, table.name);
  await pipeline(createReadStream(path), hash).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? new Error(`Le fichier ${path} manque à la sauvegarde.`) : error;
  });
  if (hash.digest("hex") !== table.sha256)
    throw new Error(
      `Le fichier ${path} n'est pas celui de la sauvegarde : son empreinte diffère. Rien n'a été changé.`,
    );
}

/** The fields of each row, in the order of `columns`. Does not decode COPY's escapes, which ids, hashes and words never have. */
export async function* readFields(folder: string, table: PortalTable, columns: string[]): AsyncGenerator<string[]> {
  const places = columns.map((column) => table.columns.indexOf(column));
  const text = pipelineWithCallback(createReadStream(tableFile(folder, table.name)), createGunzip(), () => {});
  text.setEncoding("utf8");
  let rest = "";
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop()!;
    for (const line of lines) {
      const fields = line.split("\t");
      yield places.map((place) => fields[place]!);
    }
  }
}
