import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { PatientPool } from "./patient-pool.ts";

export type Database = NodePgDatabase & { $client: pg.Pool };

/** The database, or one transaction on it: repositories take it, so that use-cases can join their calls in a transaction. */
export type Connection = NodePgDatabase | Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];

/** Opens a pool on a PostgreSQL server. Nothing connects before the first query. */
export function openDatabase(
  url: string,
  options: { maxConnections?: number; connectionTimeoutMs?: number } = {},
): Database {
  const pool = new PatientPool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    application_name: "bienvu",
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 10_000,
    // A server that is lost without a word is noticed by the system.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A new connection costs both sides some milliseconds of a core.
    idleTimeoutMillis: 60_000,
  });
  // A restarting server breaks idle connections; the pool replaces them at the next query, which fails if the server stays
  // away. Without a listener, the event would end the process.
  pool.on("error", () => {});
  // The same for a connection that breaks inside a transaction: its next query fails, and the pool drops it.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = drizzle({ client: pool });
  db.transaction = transactionsOn(pool);
  return db;
}

/** Transactions that always release their connection. Drizzle's keep it when `begin` fails, as while PostgreSQL restarts. */
const transactionsOn =
  (pool: pg.Pool): Database["transaction"] =>
  async (work, config) => {
    const client = await pool.connect();
    try {
      // Runs on one connection: it opens no other, and releases none.
      return await drizzle({ client }).transaction(work, config);
    } finally {
      client.release();
    }
  };

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
export function isCutStatement(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === QUERY_CANCELED) || isCutStatement(error.cause);
}
