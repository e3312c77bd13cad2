import type { Platform } from "../context.ts";
import { recordMedia } from "./media.repository.server.ts";
import type { PictureRefusal, StoredMedia } from "./media-storage.server.ts";
import type { Urgency } from "./picture-process.server.ts";

type SavedPicture = { ok: true; media: StoredMedia & { id: number } } | PictureRefusal;

/** Processes a user's picture, and stores it once. A refused picture stores nothing. `urgency`: see `MediaStorage.takeIn`. */
export async function savePicture(
  { db, media }: Pick<Platform, "db" | "media">,
  bytes: Buffer,
  urgency?: Urgency,
): Promise<SavedPicture> {
  let id = 0;
  const record = async (described: StoredMedia) => {
    id = await recordMedia(db, described);
  };
  const taken = await media.takeIn(bytes, record, urgency);
  return taken.ok ? { ok: true, media: { ...taken.media, id } } : taken;
}
