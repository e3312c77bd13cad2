import { sql } from "drizzle-orm";
import type { JobName } from "#app/platform/jobs/jobs.ts";
import { jobNames } from "#app/platform/jobs/jobs.ts";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";

/** Whether the database has more listings than `most`. */
export async function hasMoreListings(db: Connection, most: number): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from listings limit ${most + 1}) counted`,
  );
  return rows[0]!.count > most;
}

/** The ISO instant of the last successful `npm run backup`, and its age in hours by the database's clock; null without a backup. */
export async function findLastBackup(db: Connection): Promise<{ at: string; hours: number } | null> {
  const { rows } = await db.execute<{ at: string; hours: number }>(sql`
    select ${isoInSql(sql`finished_at`)} as at,
      extract(epoch from now() - finished_at)::float8 / 3600 as hours
    from backups order by finished_at desc limit 1`);
  return rows[0] ?? null;
}

export async function hasSamples(db: Connection, table: "advertisers" | "users"): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from ${sql.raw(table)} where is_sample limit 1`);
  return rowCount === 1;
}

/** Jobs that failed at their last attempt, except mails, which have their own list; counted up to `most`. */
export async function countFailedJobs(db: Connection, most = 1_000): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from jobs.job where name = any(${sql.param(watchedJobs)}::text[])
      and state = 'failed' limit ${most}) counted`);
  return rows[0]!.count;
}

export const watchedJobs: JobName[] = jobNames.filter((name) => name !== "deliver-mail");

/** Operators and moderators without a second factor. */
export async function countOperatorsWithoutFactor(db: Connection): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from operators o left join second_factors f on f.user_id = o.user_id
    where not coalesce(f.verified, false)`);
  return rows[0]!.count;
}

/** PostgreSQL's version, « 18.1 », its version number, 180001, and its clock in milliseconds. */
export async function readServer(db: Connection): Promise<{ version: string; number: number; clockMs: number }> {
  const { rows } = await db.execute<{ version: string; number: number; clockMs: number }>(sql`
    select split_part(current_setting('server_version'), ' ', 1) as version, current_setting('server_version_num')::int as number,
      extract(epoch from clock_timestamp())::float8 * 1000 as "clockMs"`);
  return rows[0]!;
}
