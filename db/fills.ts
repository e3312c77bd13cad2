import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import { z } from "zod";
import type { Connection } from "./client.ts";
import { advanceRun, findOpenRuns, type Run } from "./runs.ts";
import { NO_LIMIT } from "./statement-limit.ts";

/** The job that fills rows (app/platform/jobs/jobs.ts). */
const JOB = "fill-rows";

const fillSchema = z.object({
  table: z.string(),
  key: z.string(),
  rowsAtOnce: z.int().positive(),
  /** The statement for the rows whose `key` is between `$1` and `$2`. */
  statement: z.string(),
});
export type Fill = z.infer<typeof fillSchema>;

const MARKER = /^-- fill of ([a-z_]+) by ([a-z_]+), (\d+) at a time$/;

/** Reads a migration that is a fill, by its first line; null for other migrations. */
export function readFill(migration: string): Fill | null {
  const marker = MARKER.exec(migration.split("\n", 1)[0]!);
  return marker && { table: marker[1]!, key: marker[2]!, rowsAtOnce: Number(marker[3]), statement: migration };
}

/** Begins a run of a fill, whose jobs the next start queues, unless the table is empty. Throws for a wrong statement. */
export async function beginFill(client: PoolClient, subject: string, fill: Fill): Promise<void> {
  await client.query(`explain ${fill.statement}`, [null, null]);
  await client.query(
    `insert into runs (job, subject, data) select $1, $2, $3 where exists (select from ${fill.table})`,
    [JOB, subject, JSON.stringify(fill)],
  );
}

/**
 * Fills the next rows in the order of the key, in which all transactions lock several rows. The caches of public pages are
 * notified at the end of the fill.
 */
export async function fillRows(tx: Connection, { data, cursor }: Run): Promise<string | null> {
  const { table, key, rowsAtOnce, statement } = fillSchema.parse(data);
  const [keyInSql, isNext] = [
    sql.identifier(key),
    cursor === null ? sql`true` : sql`${sql.identifier(key)} > ${cursor}`,
  ];
  const { rows } = await tx.execute<{ key: string }>(sql`
    select ${keyInSql}::text as key from ${sql.identifier(table)} where ${isNext} order by ${keyInSql} limit ${rowsAtOnce}
    for no key update`);
  if (rows.length > 0) {
    await tx.execute("set local bienvu.is_filling = 'on'");
    await tx.execute(withBounds(statement, { $1: rows[0]!.key, $2: rows.at(-1)!.key }));
  }
  if (rows.length === rowsAtOnce) return rows.at(-1)!.key;
  await tx.execute("notify page_changes, 'all'");
  return null;
}

/** Finishes at once all fills that jobs have not finished yet. */
export async function finishFills(client: PoolClient): Promise<void> {
  const db = drizzle({ client });
  const findNext = async () => (await findOpenRuns(db)).find(({ job }) => job === JOB);
  for (let run = await findNext(); run; run = await findNext()) {
    const chunk = { run: run.id, step: run.step };
    await db.transaction(async (tx) => {
      await tx.execute(sql.raw(NO_LIMIT));
      await advanceRun(tx, chunk, fillRows);
    });
  }
}

const withBounds = (statement: string, bounds: Record<"$1" | "$2", string>) =>
  sql.join(
    statement.split(/(\$[12])/).map((part) => (part === "$1" || part === "$2" ? sql`${bounds[part]}` : sql.raw(part))),
  );
