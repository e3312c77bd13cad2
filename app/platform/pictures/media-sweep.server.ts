import type { Logger } from "pino";
import type { Database } from "#db/client.ts";
import type { MediaStorage } from "./media-storage.server.ts";
import { markUnusedMedia, putOffMedia, takeUnusedMedia } from "./media.repository.server.ts";

type Needs = { db: Database; media: MediaStorage; log: Pick<Logger, "info" | "warn"> };

/** Grace period between two uses of a picture: an open form, a copy, a photo removed by mistake. */
const KEPT_HOURS = 24;

/**
 * Deletes the pictures that no listing, draft or profile has shown for a day: record, original and widths. Failed
 * deletions keep their record, and are retried. Returns the number deleted.
 */
export async function sweepUnusedMedia(needs: Needs, signal?: AbortSignal): Promise<number> {
  await needs.db.transaction(markUnusedMedia);
  let total = 0;
  for (;;) {
    const outcome = await deleteOne(needs);
    if (outcome === "deleted") total += 1;
    if (outcome === "none" || signal?.aborted) break;
  }
  if (total > 0) needs.log.info({ pictures: total }, "deleted pictures that nothing shows any more");
  return total;
}

/** A failed deletion is postponed for a day, so that the others continue. */
async function deleteOne({ db, media, log }: Needs): Promise<"deleted" | "put_off" | "none"> {
  let held: string | null = null;
  try {
    return await db.transaction(async (tx) => {
      const [taken] = await takeUnusedMedia(tx, { hours: KEPT_HOURS, most: 1 });
      if (!taken) return "none";
      held = taken.sha256;
      await media.remove(taken);
      return "deleted";
    });
  } catch (error) {
    if (held === null) throw error;
    log.warn(
      { err: error, sha256: held },
      "a picture that nothing shows cannot be deleted, and is tried again tomorrow",
    );
    await putOffMedia(db, held);
    return "put_off";
  }
}
