import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import type { OpenCases, WaitingAgencies } from "./today.ts";

/** Counts the open cases. */
export async function countOpenCases(db: Connection): Promise<OpenCases> {
  const { rows } = await db.execute<OpenCases>(sql`
    select count(*)::int as open, (count(*) filter (where is_grave))::int as grave,
      ${isoInSql(sql`min(opened_at)`)} as oldest
    from (select is_grave, opened_at from cases where closed_at is null order by not is_grave, id limit 1000) open_cases`);
  return rows[0]!;
}

/** Agencies of files that belong to no organisation yet. */
export async function countWaitingAgencies(db: Connection): Promise<WaitingAgencies> {
  const { rows } = await db.execute<WaitingAgencies>(sql`
    select count(*)::int as count, ${isoInSql(sql`min(received_at)`)} as oldest
    from (select received_at from imports where state = 'waiting' order by id limit 1000) waiting`);
  return rows[0]!;
}
