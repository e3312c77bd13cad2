import { sql } from "drizzle-orm";
import { isOnShowInSql } from "#db/on-show.ts";
import type { Connection } from "#db/client.ts";

type FilesPage = { after: number; before: Date; limit: number };

/**
 * The next organisations whose file in the folder is older than `before`: agencies with homes on show, and organisations with a file,
 * which must lose homes that are no longer on show.
 */
export async function findFilesToWrite(db: Connection, { after, before, limit }: FilesPage): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select a.id from advertisers a left join feed_exports e on e.advertiser_id = a.id
    where a.id > ${after} and a.left_at is null and (e.written_at is null or e.written_at < ${before.toISOString()}::timestamptz)
      and (e.written_at is not null or (a.role = 'agent-commissionnaire'
        and exists (select from listings l where l.advertiser_id = a.id and ${isOnShowInSql("l")})))
    order by a.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** The slugs of these organisations that have a file in the folder. */
export async function findSlugsWithFile(db: Connection, slugs: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select a.slug from advertisers a join feed_exports e on e.advertiser_id = a.id
    where a.slug = any(${sql.param(slugs)}::text[]) and a.left_at is null and e.written_at is not null`);
  return new Set(rows.map(({ slug }) => slug));
}
