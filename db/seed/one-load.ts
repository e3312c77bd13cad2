import type { PoolClient } from "pg";
import type { Database } from "#db/client.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";

// Random key of the advisory lock, the same for all portals on one database.
const LOAD_LOCK = 7_214_903_552;

/** Runs a load in one transaction, one portal at a time. */
export async function inOneLoad<Result>(db: Database, load: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await db.$client.connect();
  try {
    await client.query("begin");
    await client.query(NO_LIMIT);
    await client.query("select pg_advisory_xact_lock($1)", [LOAD_LOCK]);
    const result = await load(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
