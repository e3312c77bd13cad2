import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

export type Database = NodePgDatabase & { $client: pg.Pool };

/** The database, or one transaction on it: what a repository asks for, so that use-cases join its calls into one. */
export type Connection = NodePgDatabase | Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];

/** Opens a pool on a PostgreSQL server. Nothing connects before the first query. */
export function openDatabase(url: string, options: { maxConnections?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    application_name: "bienvu",
    connectionTimeoutMillis: 10_000,
  });
  // A server that restarts breaks idle connections: the pool replaces them at the next query, which is
  // where a server that stays away is told. Unheard, the event would end the process.
  pool.on("error", () => {});
  // The same for a connection that breaks in a transaction, between two queries: the next one fails, and the pool drops it.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = drizzle({ client: pool });
  db.transaction = transactionsOn(pool);
  return db;
}

/** Transactions whose connection goes back whatever fails. Drizzle's own keep it when `begin` fails, as where PostgreSQL restarts. */
const transactionsOn =
  (pool: pg.Pool): Database["transaction"] =>
  async (work, config) => {
    const client = await pool.connect();
    try {
      // On one connection, it opens no other, and releases none.
      return await drizzle({ client }).transaction(work, config);
    } finally {
      client.release();
    }
  };

/**
 * Reads in one transaction in which no statement runs longer: set in the transaction, the limit holds behind a pooler too.
 * JIT is off: compiling costs more than these queries.
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

/** Whether PostgreSQL ended a statement that ran too long. */
export function isCutStatement(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === QUERY_CANCELED) || isCutStatement(error.cause);
}
