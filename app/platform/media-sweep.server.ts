import type { Logger } from "pino";
import type { Database } from "#db/client.ts";
import type { MediaStorage } from "./media-storage.server.ts";
import { markUnusedMedia, takeUnusedMedia } from "./unused-media.repository.server.ts";

type Needs = { db: Database; media: MediaStorage; log: Pick<Logger, "info"> };

/** Between two uses of a picture, a form that is open, a copy, a photo taken out by mistake. */
const KEPT_HOURS = 24;
/** Pictures that one transaction deletes: each is some requests to the storage. */
const AT_ONCE = 10;

/**
 * Deletes the pictures that no listing, draft or profile has shown for a day: their record, the original and its
 * widths. Those of which the storage refuses to be rid stay recorded, and are tried again. How many were deleted.
 */
export async function sweepUnusedMedia(needs: Needs, signal?: AbortSignal): Promise<number> {
  await needs.db.transaction(markUnusedMedia);
  let total = 0;
  for (;;) {
    const count = await deleteSome(needs);
    total += count;
    if (count === 0 || signal?.aborted) break;
  }
  if (total > 0) needs.log.info({ pictures: total }, "deleted pictures that nothing shows any more");
  return total;
}

function deleteSome({ db, media }: Needs): Promise<number> {
  return db.transaction(async (tx) => {
    const taken = await takeUnusedMedia(tx, { hours: KEPT_HOURS, most: AT_ONCE });
    await Promise.all(taken.map((one) => media.remove(one)));
    return taken.length;
  });
}
