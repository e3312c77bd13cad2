import type { Logger } from "pino";
import type { Database } from "#db/client.ts";
import type { MediaStorage } from "./media-storage.server.ts";
import { markUnusedMedia, putOffMedia, takeUnusedMedia } from "./unused-media.repository.server.ts";

type Needs = { db: Database; media: MediaStorage; log: Pick<Logger, "info" | "warn"> };

/** Between two uses of a picture, a form that is open, a copy, a photo taken out by mistake. */
const KEPT_HOURS = 24;

/**
 * Deletes the pictures that no listing, draft or profile has shown for a day: their record, the original and its
 * widths. Those of which the storage refuses to be rid stay recorded, and are tried again. How many were deleted.
 */
export async function sweepUnusedMedia(needs: Needs, signal?: AbortSignal): Promise<number> {
  await needs.db.transaction(markUnusedMedia);
  let total = 0;
  for (;;) {
    if (!(await deleteOne(needs))) break;
    total += 1;
    if (signal?.aborted) break;
  }
  if (total > 0) needs.log.info({ pictures: total }, "deleted pictures that nothing shows any more");
  return total;
}

/** One that the storage keeps is put off for a day, so that the others go. */
async function deleteOne({ db, media, log }: Needs): Promise<boolean> {
  let refused: string | null = null;
  const isDone = await db
    .transaction(async (tx) => {
      const [taken] = await takeUnusedMedia(tx, { hours: KEPT_HOURS, most: 1 });
      if (!taken) return false;
      refused = taken.sha256;
      await media.remove(taken);
      return true;
    })
    .catch(async (error: unknown) => {
      if (refused === null) throw error;
      log.warn(
        { err: error, sha256: refused },
        "a picture that nothing shows cannot be deleted, and is tried again tomorrow",
      );
      await putOffMedia(db, refused);
      return true;
    });
  return isDone;
}
