import type { Connection } from "#db/client.ts";
import { media } from "#db/schema/media.ts";
import type { StoredMedia } from "./media-storage.server.ts";

/** Records an original, once for each content; answers its id. Whoever sends it is about to use it. */
export async function recordMedia(db: Connection, stored: StoredMedia): Promise<number> {
  const [row] = await db
    .insert(media)
    .values(stored)
    .onConflictDoUpdate({ target: media.sha256, set: { unusedSince: null } })
    .returning({ id: media.id });
  return row!.id;
}
