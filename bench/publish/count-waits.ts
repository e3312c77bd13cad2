import type { Database } from "#db/client.ts";

const CONNECTIONS = 16;
const LIMIT_MS = 3_000;
const COMMITS = 200;

/**
 * Measures each statement that shows listings from its first trigger to its last, which wait for the counts of searches and write them.
 * Returns a function that takes the milliseconds, recorded by two triggers of the bench, of statements for one listing and for a chunk.
 */
export async function watchCounts(db: Database): Promise<() => Promise<{ waits: number[]; chunks: number[] }>> {
  await db.$client.query(`
    create unlogged table bench_waits (shown integer, ms double precision);
    create function bench_begin() returns trigger language plpgsql as $$ begin
      perform set_config('bench.since', extract(epoch from clock_timestamp())::text, true);
      return null;
    end $$;
    create function bench_end() returns trigger language plpgsql as $$ begin
      insert into bench_waits
        select count(*), 1000 * (extract(epoch from clock_timestamp()) - current_setting('bench.since')::numeric)
        from changed where status = 'disponible' having count(*) > 0;
      return null;
    end $$;
    create trigger a_bench after update on listings for each statement execute function bench_begin();
    create trigger z_bench after update on listings referencing new table as changed for each statement execute function bench_end()`);
  return async () => {
    const { rows } = await db.$client.query<{ shown: number; ms: number }>("delete from bench_waits returning *");
    const timesOf = (isOne: boolean) => rows.filter(({ shown }) => (shown === 1) === isOne).map(({ ms }) => ms);
    return { waits: timesOf(true), chunks: timesOf(false) };
  };
}

export type DiskTimes = { commits: number[]; waits: number[]; connections: number };

/**
 * Lower bounds of any portal on this disk: the time of a commit, and of a change of one counter by as many connections as there are
 * writers, each waiting for the commits of the others. Throws for a server that does not wait for its disk.
 */
export async function measureDisk(db: Database): Promise<DiskTimes> {
  const { rows } = await db.$client.query<{ setting: string }>(
    "select setting from pg_settings where name in ('fsync', 'synchronous_commit')",
  );
  if (rows.some(({ setting }) => setting !== "on")) throw new Error("Ce PostgreSQL n’attend pas son disque.");
  await db.$client.query("create table bench_counter (number integer); insert into bench_counter values (0)");
  const commits: number[] = [];
  for (let commit = 0; commit < COMMITS; commit++) commits.push(await time(() => db.$client.query(COUNT)));
  const waits: number[] = [];
  const end = performance.now() + LIMIT_MS;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      db.$client.lend(async (client) => {
        while (performance.now() < end) {
          await client.query("begin");
          waits.push(await time(() => client.query(COUNT)));
          await client.query("commit");
        }
      }),
    ),
  );
  return { commits, waits, connections: CONNECTIONS };
}

const COUNT = "update bench_counter set number = number + 1";

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
