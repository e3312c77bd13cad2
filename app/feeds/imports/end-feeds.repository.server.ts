import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";

/**
 * Ends the sources of organisations that end, with passwords and keys, and their feeds; `organisations` has their ids. Their files,
 * which may have millions of lines, count from now on as too old: `deleteOldImports` deletes them. Returns whether there are any.
 */
export async function endFeeds(tx: Connection, organisations: SQL): Promise<boolean> {
  const sources = sql`(select id from feed_sources where advertiser_id in (${organisations}))`;
  const feeds = sql`(select id from feeds
    where advertiser_id in (${organisations}) or (advertiser_id is null and source_id in ${sources}))`;
  // In the order in which files lock them: a source, its feeds, their imports.
  await tx.execute(sql`select from feed_sources where id in ${sources} order by id for update`);
  await tx.execute(sql`select from feeds where id in ${feeds} order by id for update`);
  const { rowCount } = await tx.execute(sql`
    update imports set feed_id = null, state = case when state in ('done', 'refused', 'replaced') then state else 'dropped' end,
      ended_at = coalesce(ended_at, now()), received_at = to_timestamp(0), decided_by = null,
      file_name = '', sha256 = '', version = null, software = null, facts = '{}'
    where feed_id in ${feeds} or (feed_id is null and source_id in ${sources})`);
  await tx.execute(sql`delete from feeds where id in ${feeds}`);
  await tx.execute(sql`
    update feed_sources set advertiser_id = null, ended_at = to_timestamp(0), name = '', ftp = null, password = null, key_hash = null,
      seen = '{}', look = null, problem = null, certificate = null
    where advertiser_id in (${organisations})`);
  return (rowCount ?? 0) > 0;
}
