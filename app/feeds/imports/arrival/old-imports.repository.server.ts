import { sql } from "drizzle-orm";
import { endedStates, undecidedStates } from "#app/domain/import-state.ts";
import { retention } from "#app/domain/retention.ts";
import type { Connection, Database } from "#db/client.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import { moveImports } from "../imports.repository.server.ts";
import { recordStorageKeys } from "../leftovers.repository.server.ts";

/** Ends imports that are interrupted, unreadable or undecided for too long. Deletes the sender's network of ended imports. */
export async function endStaleImports(db: Connection): Promise<void> {
  const isLeft = sql`(i.state = 'receiving' and i.received_at < now() - interval '1 hour')
    or (i.state = 'reading' and i.received_at < now() - interval '3 days')`;
  await moveImports(db, isLeft, { to: "refused", refusal: "interrupted" });
  await db.execute(sql`update imports set sender = null where sender is not null and state in ${endedStates}`);
  const isForgotten = sql`i.state in ${undecidedStates}
    and i.received_at < now() - make_interval(days => ${retention.undecidedImports})`;
  await moveImports(db, isForgotten, { to: "dropped" });
}

/** Ends all imports that were arriving. At start of the portal only, when no process can be receiving them. */
export async function endInterruptedArrivals(db: Connection): Promise<void> {
  await moveImports(db, sql`i.state = 'receiving'`, { to: "refused", refusal: "interrupted" });
}

/** Clears the lines of one ended import that changes nothing, so that its objects in the storage can be deleted; false for none. */
export async function clearOneImport(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(NO_LIMIT));
    // A chunk of a replaced import may still be storing its photos.
    const { rows } = await tx.execute<{ id: number; fileKey: string }>(sql`
      select id, file_key as "fileKey" from imports where not is_cleared and state in ('refused', 'replaced', 'dropped')
        and coalesce(ended_at, received_at) < now() - interval '1 hour'
      order by id limit 1 for no key update skip locked`);
    const [found] = rows;
    if (!found) return false;
    // The previous version of the portal records nothing when a file arrives.
    await recordStorageKeys(tx, [`imports/${found.fileKey}`]);
    await tx.execute(sql`update import_lines set home = null where import_id = ${found.id} and home is not null`);
    await tx.execute(sql`update imports set is_cleared = true where id = ${found.id}`);
    return true;
  });
}

/** Deletes one import that is too old, with its report; false for none. */
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

/** Deletes homes without listing and draft that no file has named for long, and removed sources without imports and feeds. */
export async function deleteUnnamedHomes(db: Database): Promise<void> {
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
