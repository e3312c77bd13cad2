import { setTimeout } from "node:timers/promises";
import type { PoolClient } from "pg";

export type LockOptions = {
  /** Called once with a sentence about the holder of the lock. */
  report?: (sentence: string) => void;
  giveUpMs?: number;
  pauseMs?: number;
};

const toOutput = (sentence: string) => void process.stdout.write(`${sentence}\n`);

/**
 * Takes an advisory lock for the session of this connection. Polls instead of waiting in the server, so that no statement hangs.
 * Throws a French sentence after two minutes.
 */
export async function takeSessionLock(
  client: PoolClient,
  { key, work }: { key: number; work: string },
  { report = toOutput, giveUpMs = 120_000, pauseMs = 500 }: LockOptions = {},
): Promise<void> {
  const end = performance.now() + giveUpMs;
  let isReported = false;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [key]);
    if (rows[0]!.taken) return;
    const holder = await describeHolder(client, key);
    if (!isReported) report(`${work} : attente d'une autre opération (${holder})…`);
    isReported = true;
    if (performance.now() > end) throw new Error(`${work} : une autre opération tient encore la base (${holder}).`);
    await setTimeout(pauseMs);
  }
}

export const releaseSessionLock = (client: PoolClient, key: number): Promise<unknown> =>
  client.query("select pg_advisory_unlock($1)", [key]);

/** The holder of the lock, from PostgreSQL: « bienvu, processus 4242, depuis 14:05 ». */
async function describeHolder(client: PoolClient, key: number): Promise<string> {
  const { rows } = await client.query<{ name: string; pid: number; since: string }>(
    `select application_name as name, pid, to_char(backend_start, 'HH24:MI') as since
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and pg_locks.database = (select oid from pg_database where datname = current_database())
       and (classid::bigint << 32) | objid::bigint = $1 and granted limit 1`,
    [key],
  );
  const [holder] = rows;
  return holder ? `${holder.name}, processus ${holder.pid}, depuis ${holder.since}` : "terminée à l'instant";
}
