import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { hasCode } from "./database-away.ts";
import { ReconnectingPool, type PoolOptions } from "./reconnecting-pool.ts";

export type Database = NodePgDatabase & { $client: ReconnectingPool };

/** The database, or one transaction on it: repositories take it, so that use-cases can join their calls in a transaction. */
export type Connection = NodePgDatabase | Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];

/** Opens a pool on a PostgreSQL server. Nothing connects before the first query. */
export function openDatabase(url: string, options: PoolOptions = {}): Database {
  return databaseOn(new ReconnectingPool(url, options));
}

/** Drizzle on a pool. Drizzle's transactions would keep their connection when `begin` fails, such as while PostgreSQL restarts. */
export function databaseOn<Pool extends ReconnectingPool>(pool: Pool): NodePgDatabase & { $client: Pool } {
  // Drizzle's type does not have the type of the pool.
  const db = Object.assign(drizzle({ client: pool }), { $client: pool });
  db.transaction = (work, config) => pool.lend((client) => drizzle({ client }).transaction(work, config));
  return db;
}

/**
 * Reads in one transaction whose statements have a time limit. The limit is set inside the transaction, so it holds
 * behind a pooler too. JIT is off: compiling costs more than these queries.
 */
export function readWithin<Result>(
  db: Database,
  milliseconds: number,
  read: (tx: Connection) => Promise<Result>,
): Promise<Result> {
  return db.transaction(
    async (tx) => {
      await tx.execute(
        sql`select set_config('statement_timeout', ${String(milliseconds)}, true), set_config('jit', 'off', true)`,
      );
      return read(tx);
    },
    { accessMode: "read only" },
  );
}

const QUERY_CANCELED = "57014";

/** Whether PostgreSQL cancelled a statement for its time limit. */
export const isCutStatement = (error: unknown): boolean => hasCode(error, QUERY_CANCELED);
