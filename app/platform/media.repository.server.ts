import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { media } from "#db/schema/media.ts";
import type { StoredMedia } from "./media-storage.server.ts";

/** Records a stored original, once for each content; answers its id. */
export async function recordMedia(db: Connection, stored: StoredMedia): Promise<number> {
  const [row] = await db
    .insert(media)
    .values(stored)
    // Setting what is there already makes the row be returned.
    .onConflictDoUpdate({ target: media.sha256, set: { sha256: sql`excluded.sha256` } })
    .returning({ id: media.id });
  return row!.id;
}
