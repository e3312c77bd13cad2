import { sql } from "drizzle-orm";
import type { JobName } from "#app/platform/jobs/jobs.ts";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import { watchedJobs } from "./checks.repository.server.ts";
import type { FailedJobs } from "./today.ts";

/** The failed jobs except mails, by name, the newest failure first. */
export async function listFailedJobs(db: Connection): Promise<FailedJobs[]> {
  const { rows } = await db.execute<FailedJobs>(sql`
    select name, count(*)::int as count, ${isoInSql(sql`max(completed_on)`)} as at,
      left((array_agg(output ->> 'message' order by completed_on desc))[1], 500) as words
    from (select name, coalesce(completed_on, created_on) as completed_on, output from jobs.job
      where name = any(${sql.param(watchedJobs)}::text[]) and state = 'failed' limit 1000) failed
    group by name order by max(completed_on) desc`);
  return rows;
}

/** Removes the failed jobs of a name from the queue, a thousand at most; returns their distinct data. */
export async function takeFailedJobs(tx: Connection, name: JobName): Promise<{ count: number; data: unknown[] }> {
  const { rows } = await tx.execute<{ data: unknown }>(sql`
    delete from jobs.job where name = ${name} and id in (
      select id from jobs.job where name = ${name} and state = 'failed' limit 1000 for update skip locked)
    returning data`);
  const alike = new Map(rows.map(({ data }) => [JSON.stringify(data), data]));
  return { count: rows.length, data: [...alike.values()] };
}
