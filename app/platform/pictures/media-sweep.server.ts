import { retention } from "#app/domain/retention.ts";
import type { Logger } from "pino";
import type { Database } from "#db/client.ts";
import type { MediaStorage } from "./media-storage.server.ts";
import { markUnusedMedia, putOffMedia, takeUnusedMedia } from "./media.repository.server.ts";

type Needs = { db: Database; media: MediaStorage; log: Pick<Logger, "info" | "warn"> };

/** The grace period of an unused picture: for an open form, a copy, a photo removed by mistake. */
const GRACE_HOURS = retention.unusedPictures * 24;

/**
 * Deletes the pictures that no listing, draft or profile has used for a day: record, original and variants. Failed
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
  let lockedSha256: string | null = null;
  try {
    return await db.transaction(async (tx) => {
      const [unused] = await takeUnusedMedia(tx, { hours: GRACE_HOURS, most: 1 });
      if (!unused) return "none";
      lockedSha256 = unused.sha256;
      await media.remove(unused);
      return "deleted";
    });
  } catch (error) {
    if (lockedSha256 === null) throw error;
    log.warn(
      { err: error, sha256: lockedSha256 },
      "a picture that nothing shows cannot be deleted, and is tried again tomorrow",
    );
    await putOffMedia(db, lockedSha256);
    return "put_off";
  }
}
