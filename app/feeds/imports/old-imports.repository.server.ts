import { sql } from "drizzle-orm";
import { retention } from "#app/domain/retention.ts";
import type { Connection, Database } from "#db/client.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import { noteInStorage } from "./leftovers.repository.server.ts";

/** Ends files that arrived only in part, or that nobody could read, and those that nobody has decided. */
export async function endForgottenImports(db: Connection): Promise<void> {
  await db.execute(sql`
    update imports set state = 'refused', refusal = 'interrupted', ended_at = now()
    where (state = 'receiving' and received_at < now() - interval '1 day')
      or (state = 'reading' and received_at < now() - interval '3 days')`);
  await db.execute(sql`
    update imports set state = 'dropped', ended_at = now()
    where state in ('preview', 'held', 'waiting') and received_at < now() - make_interval(days => ${retention.undecidedImports})`);
}

/** Empties the lines of one ended file that changes nothing, so that what it has in the storage can go; false without any. */
export async function clearOneImport(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(NO_LIMIT));
    // A chunk of a file that was replaced may still be taking its photos.
    const { rows } = await tx.execute<{ id: number; fileKey: string }>(sql`
      select id, file_key as "fileKey" from imports where not is_cleared and state in ('refused', 'replaced', 'dropped')
        and coalesce(ended_at, received_at) < now() - interval '1 hour'
      order by id limit 1 for no key update skip locked`);
    const [found] = rows;
    if (!found) return false;
    // The version before notes nothing of a file that arrives.
    await noteInStorage(tx, [`imports/${found.fileKey}`]);
    await tx.execute(sql`update import_lines set home = null where import_id = ${found.id} and home is not null`);
    await tx.execute(sql`update imports set is_cleared = true where id = ${found.id}`);
    return true;
  });
}

/** Deletes one file that is too old, with its report; false without any. */
export async function deleteOneImport(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(NO_LIMIT));
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id from imports where received_at < now() - make_interval(days => ${retention.imports}) and state <> 'running'
      order by received_at limit 1 for update skip locked`);
    const [found] = rows;
    if (!found) return false;
    await tx.execute(sql`delete from imports where id = ${found.id}`);
    return true;
  });
}

/** Forgets homes without listing and draft that no file has named for so long, and sources that were removed, without files and feeds. */
export async function forgetUnnamed(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(NO_LIMIT));
    await tx.execute(sql`
      delete from feed_homes h where h.listing_id is null and h.named_at < now() - make_interval(days => ${retention.imports})
        and not exists (select from listing_drafts d where d.id = h.draft_id)`);
    await tx.execute(sql`
      delete from feed_sources s where s.ended_at < now() - make_interval(days => ${retention.imports})
        and not exists (select from feeds f where f.source_id = s.id) and not exists (select from imports i where i.source_id = s.id)`);
  });
}
