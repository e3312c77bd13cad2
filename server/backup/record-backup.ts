import type { Database } from "#db/client.ts";

/** Records in the database that a backup is complete, for the checks of the back office. */
export async function recordBackup(
  db: Database,
  { tables, pictures }: { tables: number; pictures: number },
): Promise<void> {
  await db.$client.query("delete from backups where finished_at < now() - interval '1 year'");
  await db.$client.query("insert into backups (tables, pictures) values ($1, $2)", [tables, pictures]);
}
