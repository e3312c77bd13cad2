import type { Database } from "#db/client.ts";

/** Each table of the portal with how many rows it has and a hash of them all, computed columns included. */
export async function digestTables(db: Database, except: string[] = []): Promise<Record<string, string>> {
  const { rows: tables } = await db.$client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and not tablename = any ($1) order by 1",
    [except],
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await db.$client.query<{ digest: string }>(
      `select count(*) || ' rows, ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as digest from "${name}" t`,
    );
    digests[name] = rows[0]!.digest;
  }
  return digests;
}
