import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { moveImports } from "./imports.repository.server.ts";

/**
 * Ends the sources, with passwords and keys, and the feeds of organisations that end; `organisations` selects their ids. Imports may
 * have millions of lines: `deleteOldImports` deletes them later, as too old. Returns whether there are imports to delete.
 */
export async function endFeeds(tx: Connection, organisations: SQL): Promise<boolean> {
  const sources = sql`(select id from feed_sources where advertiser_id in (${organisations}))`;
  const feeds = sql`(select id from feeds
    where advertiser_id in (${organisations}) or (advertiser_id is null and source_id in ${sources}))`;
  // The same lock order as for an import: a source, its feeds, their imports.
  await tx.execute(sql`select from feed_sources where id in ${sources} order by id for update`);
  await tx.execute(sql`select from feeds where id in ${feeds} order by id for update`);
  const ofThem = sql`i.feed_id in ${feeds} or (i.feed_id is null and i.source_id in ${sources})`;
  await moveImports(tx, ofThem, { to: "dropped" });
  const { rowCount } = await tx.execute(sql`
    update imports i set feed_id = null, received_at = to_timestamp(0), decided_by = null, file_name = '', sha256 = '',
      version = null, software = null, facts = '{}', sender = null
    where ${ofThem}`);
  await tx.execute(sql`delete from feeds where id in ${feeds}`);
  await tx.execute(sql`
    update feed_sources set advertiser_id = null, ended_at = to_timestamp(0), name = '', ftp = null, password = null, key_hash = null,
      seen = '{}', look = null, problem = null, certificate = null
    where advertiser_id in (${organisations})`);
  return (rowCount ?? 0) > 0;
}
