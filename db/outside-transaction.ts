import type { PoolClient } from "pg";

const MARKER = "-- outside a transaction\n";

/** Whether a migration is one statement that PostgreSQL allows in no transaction, by its first line. */
export const isOutsideTransaction = (migration: string): boolean => migration.startsWith(MARKER);

/** The creation of an index waits for older transactions, and blocks nobody meanwhile. */
const LOCK_TIMEOUT = "2min";

/**
 * Runs a statement outside a transaction, again after an interruption. An interrupted `create index concurrently` leaves an invalid
 * index, which is dropped first; a valid index was made by hand, and stays.
 */
export async function runOutsideTransaction(client: PoolClient, statement: string): Promise<void> {
  try {
    await client.query("set statement_timeout = 0");
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    const index = /\bindex concurrently ([a-z_]\w*)\s+on\s/.exec(statement)?.[1];
    const { rows } = await client.query<{ isValid: boolean }>(
      `select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)`,
      [index],
    );
    if (rows[0]?.isValid) return;
    if (rows[0]) await client.query(`drop index concurrently ${index}`);
    await client.query(statement);
  } finally {
    // Fails on a lost connection, for which the statement has thrown already.
    await client.query("reset statement_timeout; reset lock_timeout").catch(() => {});
  }
}
