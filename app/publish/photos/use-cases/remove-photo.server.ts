import type { Platform } from "#app/platform/context.ts";
import { findDraftPhotos } from "../../drafts/drafts.repository.server.ts";
import { deleteDraftPhoto, lockDraft, placeDraftPhotos } from "../photos.repository.server.ts";

/**
 * Takes a photo out of an account's draft; the others move up. A photo that is not there is already out. False when
 * the account has no such draft.
 */
export function removePhoto(
  { db }: Pick<Platform, "db">,
  { draftId, userId, photoId }: { draftId: string; userId: string; photoId: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockDraft(tx, { draftId, userId }))) return false;
    if (await deleteDraftPhoto(tx, { draftId, photoId })) {
      await placeDraftPhotos(tx, { draftId, photoIds: (await findDraftPhotos(tx, draftId)).map(({ id }) => id) });
    }
    return true;
  });
}
