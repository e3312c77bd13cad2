import type { PoolClient } from "pg";

/**
 * Takes the plain indexes off a table for the rest of the transaction that is open, and gives the
 * function that builds them again. Those that hold a constraint stay. Undone with the transaction.
 */
export async function takeIndexesOff(client: PoolClient, table: string): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i
     where i.indrelid = $1::regclass and not i.indisunique
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}

/**
 * Stops the checks of references for the rest of the transaction; false where the user may not (the
 * embedded database's user may, that of a hosted one often not).
 */
export async function skipReferenceChecks(client: PoolClient): Promise<boolean> {
  await client.query("savepoint before_checks");
  try {
    await client.query("set local session_replication_role = replica");
    return true;
  } catch {
    await client.query("rollback to before_checks");
    return false;
  }
}
