import { once } from "node:events";
import { from as copyFrom } from "pg-copy-streams";
import type { PoolClient } from "pg";

export type Cell = string | number | boolean | null | Date | readonly string[];
export type Copy = { table: string; columns: readonly string[]; rows: Iterable<readonly Cell[]> };

const CHUNK_CHARACTERS = 256 * 1024;

/** Loads rows through COPY, in the caller's transaction. */
export async function copyRows(client: PoolClient, { table, columns, rows }: Copy): Promise<void> {
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(", ")}) from stdin`));
  const done = new Promise<void>((resolve, reject) => {
    stream.once("finish", resolve);
    stream.once("error", reject);
  });
  let chunk = "";
  for (const row of rows) {
    chunk += `${row.map(encodeCell).join("\t")}\n`;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    if (!stream.write(chunk)) await Promise.race([once(stream, "drain"), done]);
    chunk = "";
  }
  stream.end(chunk);
  await done;
}

function encodeCell(cell: Cell): string {
  if (cell === null) return String.raw`\N`;
  if (typeof cell === "string") return escapeText(cell);
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === "object")
    return escapeText(`{${cell.map((item) => `"${item.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(",")}}`);
  return String(cell);
}

const escapes: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function escapeText(text: string): string {
  return text.replaceAll(/[\\\n\r\t]/g, (character) => escapes[character]!);
}
