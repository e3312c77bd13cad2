import type { PoolClient } from "pg";
import type { Database } from "./client.ts";

const LIMIT = "8s";
/** The limit that earlier versions set, and no operator. */
const EARLIER_LIMIT = "15s";

/** Removes the limit in transactions of migrations, loads and jobs. */
export const NO_LIMIT = "set local statement_timeout = 0";

/**
 * Limits the statements of the portal's role in this database, for every query and portal, also behind a pooler. An operator's
 * own limit stays. True if the limit is new: open connections do not have it yet.
 */
export async function limitStatements(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query(`
    select from pg_db_role_setting
    where setdatabase in (0, (select oid from pg_database where datname = current_database()))
      and setrole in (0, (select oid from pg_roles where rolname = current_user))
      and exists (
        select from unnest(setconfig) as setting
        where setting like 'statement_timeout=%' and setting <> 'statement_timeout=${EARLIER_LIMIT}')`);
  if (rows.length > 0) return false;
  await client.query(`do $$ begin
    execute format('alter role %I in database %I set statement_timeout = %L', current_user, current_database(), '${LIMIT}');
  end $$`);
  return true;
}

/** A statement that cannot run in a transaction, and may be slow. */
export async function runWithoutLimit(db: Database, statement: string): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query(statement);
  } finally {
    // Closed and not reused, since this connection has no limit.
    client.release(true);
  }
}
