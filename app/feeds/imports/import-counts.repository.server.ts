import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";

/** Stores the number of lines to store, for the progress, and the number of new drafts, for the mail. */
export async function storeCountsToDo(
  tx: Connection,
  importId: number,
  { newDrafts }: { newDrafts: number },
): Promise<void> {
  await tx.execute(sql`
    update imports set facts = facts || jsonb_build_object('newDrafts', ${newDrafts}::int, 'todo', (
      select count(*) from import_lines where import_id = ${importId} and outcome is null))
    where id = ${importId}`);
}

/** Counts the lines of an import without an outcome. */
export async function countToDo(db: Connection, importId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from import_lines where import_id = ${importId} and outcome is null`,
  );
  return rows[0]!.count;
}

/** Counts the lines of an import that have been read. */
export async function countLines(db: Connection, importId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from import_lines where import_id = ${importId}`,
  );
  return rows[0]!.count;
}
