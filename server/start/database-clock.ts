import type { Database } from "#db/client.ts";
import { withWaitLimit } from "#db/wait-limit.ts";

const ASK_EVERY_MS = 60_000;
const RETRY_MS = 1_000;
/** Timeout of one query, since a process starts also while the database is away. */
const ANSWER_MS = 1_000;

export type DatabaseClock = { read(): Date; close(): void };

/**
 * The database's clock, which all portals share, since a machine's clock may be wrong or set back. Read each minute, and never ahead
 * of the database; until the first answer, the machine's time.
 */
export async function openDatabaseClock(db: Pick<Database, "$client">): Promise<DatabaseClock> {
  let known: { time: number; at: number } | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function ask(): Promise<void> {
    try {
      // Each query has a limit of its own, which the timer of the next one must not inherit.
      const { rows } = await withWaitLimit(ANSWER_MS, () =>
        db.$client.query<{ now: Date }>("select clock_timestamp() as now"),
      );
      known = { time: rows[0]!.now.getTime(), at: performance.now() };
    } catch {
      // The database is away: the clock is read again later.
    }
  }

  async function askOnAndOn(): Promise<void> {
    await ask();
    if (!isClosed) timer = setTimeout(() => void askOnAndOn(), known ? ASK_EVERY_MS : RETRY_MS).unref();
  }

  await askOnAndOn();
  return {
    read: () => (known ? new Date(known.time + performance.now() - known.at) : new Date()),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
