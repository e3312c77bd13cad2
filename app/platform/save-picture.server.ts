import type { Platform } from "./context.ts";
import { recordMedia } from "./media.repository.server.ts";
import type { StoredMedia } from "./media-storage.server.ts";
import { type PictureProblem, preparePicture } from "./picture-intake.server.ts";

export type SavedPicture = { ok: true; media: StoredMedia & { id: number } } | { ok: false; code: PictureProblem };

/** Takes in a picture that somebody sends, and stores it once. Nothing is stored of one that is refused. */
export async function savePicture({ db, media }: Pick<Platform, "db" | "media">, bytes: Buffer): Promise<SavedPicture> {
  const prepared = await preparePicture(bytes);
  if (!prepared.ok) return prepared;
  let id = 0;
  const stored = await media.save(prepared.bytes, async (described) => {
    id = await recordMedia(db, described);
  });
  return { ok: true, media: { ...stored, id } };
}
