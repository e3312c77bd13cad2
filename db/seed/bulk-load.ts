import type { PoolClient } from "pg";

/**
 * Drops a table's plain indexes for the rest of the open transaction, and returns the function that builds them again.
 * Indexes of constraints stay. A rollback restores them.
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
 * Disables reference checks for the rest of the transaction; false if the user may not, as often on a hosted database (the user
 * of the embedded one may).
 */
export async function skipReferenceChecks(client: PoolClient): Promise<boolean> {
  await client.query("savepoint before_checks");
  try {
    await client.query("set local session_replication_role = replica");
    // Triggers are off too: nothing else notifies the page cache.
    await client.query("select pg_notify('page_changes', 'all')");
    return true;
  } catch {
    await client.query("rollback to before_checks");
    return false;
  }
}
