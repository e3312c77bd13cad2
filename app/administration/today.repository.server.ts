import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";

/** What needs a hand: mails that were given up, and jobs that have failed. */
export type Troubles = { mailsGivenUp: number; failedJobs: number };

export async function countTroubles(db: Connection): Promise<Troubles> {
  const { rows } = await db.execute<Troubles>(sql`
    select (select count(*)::int from mails where given_up_at is not null) as "mailsGivenUp",
      (select count(*)::int from jobs.job where state = 'failed') as "failedJobs"`);
  return rows[0]!;
}
