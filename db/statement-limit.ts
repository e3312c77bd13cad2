import type { PoolClient } from "pg";
import type { Database } from "./client.ts";

const LIMIT = "15s";

/** For the transactions of migrations, loads and jobs, which may take their time. */
export const NO_LIMIT = "set local statement_timeout = 0";

/**
 * Gives the portal's role a limit for its statements in this database: a setting of the server's, so that it holds behind a
 * pooler too, for every query and every portal. One that the operator chose stays. True where it was not set before:
 * connections that are open already do not have it.
 */
export async function limitStatements(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query(`
    select from pg_db_role_setting
    where setdatabase in (0, (select oid from pg_database where datname = current_database()))
      and setrole in (0, (select oid from pg_roles where rolname = current_user))
      and exists (select from unnest(setconfig) as setting where setting like 'statement_timeout=%')`);
  if (rows.length > 0) return false;
  await client.query(`do $$ begin
    execute format('alter role %I in database %I set statement_timeout = %L', current_user, current_database(), '${LIMIT}');
  end $$`);
  return true;
}

/** One statement that may not stand in a transaction and takes its time. */
export async function runWithoutLimit(db: Database, statement: string): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query(statement);
  } finally {
    // Closed, not reused: it has no limit any more.
    client.release(true);
  }
}
