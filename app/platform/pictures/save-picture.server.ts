import type { Platform } from "../context.ts";
import { recordMedia } from "./media.repository.server.ts";
import type { StoredMedia } from "./media-storage.server.ts";
import type { PictureProblem } from "./picture-problem.ts";

export type SavedPicture = { ok: true; media: StoredMedia & { id: number } } | { ok: false; code: PictureProblem };

/** Processes a user's picture, and stores it once. A refused picture stores nothing. */
export async function savePicture({ db, media }: Pick<Platform, "db" | "media">, bytes: Buffer): Promise<SavedPicture> {
  let id = 0;
  const taken = await media.takeIn(bytes, async (described) => {
    id = await recordMedia(db, described);
  });
  return taken.ok ? { ok: true, media: { ...taken.media, id } } : taken;
}
