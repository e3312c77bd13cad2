import type { Database } from "#db/client.ts";
import { withWaitLimit } from "#db/wait-limit.ts";

const ASK_EVERY_MS = 60_000;
const RETRY_MS = 1_000;
/** Of one question: a process starts also while the database is away. */
const ANSWER_MS = 1_000;

export type DatabaseClock = { read(): Date; close(): void };

/**
 * The database's clock, which all portals share: a machine's own may be wrong, or set back at any time. It is asked each minute,
 * and never ahead of the database; until its first answer, the time is the machine's.
 */
export async function openDatabaseClock(db: Pick<Database, "$client">): Promise<DatabaseClock> {
  let known: { time: number; at: number } | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function ask(): Promise<void> {
    try {
      // A limit for each question, which the timer of the next one must not keep.
      const { rows } = await withWaitLimit(ANSWER_MS, () =>
        db.$client.query<{ now: Date }>("select clock_timestamp() as now"),
      );
      known = { time: rows[0]!.now.getTime(), at: performance.now() };
    } catch {
      // The database is away: its clock is asked again.
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
