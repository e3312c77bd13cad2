import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import type { OpenCases } from "./today.ts";

/** The cases that are not closed. */
export async function countOpenCases(db: Connection): Promise<OpenCases> {
  const { rows } = await db.execute<OpenCases>(sql`
    select count(*)::int as open, (count(*) filter (where is_grave))::int as grave,
      ${isoInSql(sql`min(opened_at)`)} as oldest
    from (select is_grave, opened_at from cases where closed_at is null order by not is_grave, id limit 1000) open_cases`);
  return rows[0]!;
}
