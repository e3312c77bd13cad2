import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";

/** Deletes the sources of organisations that end, with passwords, keys, feeds, files and reports; `organisations` has their ids. */
export async function endFeeds(tx: Connection, organisations: SQL): Promise<void> {
  const theirs = sql`
    select i.id from imports i join feed_sources s on s.id = i.source_id where s.advertiser_id in (${organisations})
    union select i.id from imports i join feeds f on f.id = i.feed_id where f.advertiser_id in (${organisations})`;
  await tx.execute(sql`delete from imports where id in (${theirs})`);
  await tx.execute(sql`delete from feeds where advertiser_id in (${organisations})`);
  await tx.execute(sql`delete from feed_sources where advertiser_id in (${organisations})`);
}
