import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";

/** Notes how many lines of a file are to be stored, of which its progress is told, and the new drafts that it is to tell of. */
export async function noteToDo(tx: Connection, importId: number, { newDrafts }: { newDrafts: number }): Promise<void> {
  await tx.execute(sql`
    update imports set facts = facts || jsonb_build_object('newDrafts', ${newDrafts}::int, 'todo', (
      select count(*) from import_lines where import_id = ${importId} and outcome is null))
    where id = ${importId}`);
}

/** How many lines of a file are still to be stored. */
export async function countToDo(db: Connection, importId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from import_lines where import_id = ${importId} and outcome is null`,
  );
  return rows[0]!.count;
}

/** How many lines a file has so far. */
export async function countLines(db: Connection, importId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from import_lines where import_id = ${importId}`,
  );
  return rows[0]!.count;
}
