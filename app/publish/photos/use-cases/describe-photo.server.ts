import { cleanText } from "#app/platform/clean-text.ts";
import type { Platform } from "#app/platform/context.ts";
import { LONGEST_ALT } from "../photo.ts";
import { lockDraft, setPhotoAlt } from "../photos.repository.server.ts";

type Description = { draftId: string; userId: string; photoId: string; alt: string };

/** Keeps what a photo shows, in words, cut at the longest that is kept; false when the account has no such draft or the draft no such photo. */
export function describePhoto(
  { db }: Pick<Platform, "db">,
  { draftId, userId, photoId, alt }: Description,
): Promise<boolean> {
  return db.transaction(
    async (tx) =>
      (await lockDraft(tx, { draftId, userId })) &&
      setPhotoAlt(tx, { draftId, photoId, alt: cleanText(cleanText(alt).slice(0, LONGEST_ALT)) }),
  );
}
