import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { addLeftoversOf } from "./leftovers.repository.server.ts";

/** Deletes the sources of organisations that end, with passwords and keys, their feeds, files and reports; `organisations` has their ids. */
export async function endFeeds(tx: Connection, organisations: SQL): Promise<void> {
  const theirs = sql`
    select i.id, i.file_key from imports i join feed_sources s on s.id = i.source_id where s.advertiser_id in (${organisations})
    union select i.id, i.file_key from imports i join feeds f on f.id = i.feed_id where f.advertiser_id in (${organisations})`;
  await addLeftoversOf(tx, sql`(${theirs}) files`);
  await tx.execute(sql`delete from imports where id in (select id from (${theirs}) files)`);
  await tx.execute(sql`delete from feeds where advertiser_id in (${organisations})`);
  await tx.execute(sql`delete from feed_sources where advertiser_id in (${organisations})`);
}
