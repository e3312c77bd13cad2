import type { Platform } from "#app/platform/context.ts";
import { findDraftPhotos } from "../../drafts/drafts.repository.server.ts";
import type { ArrangedPhotos } from "../photo.ts";
import { deleteDraftPhoto, type OwnPhotos, placeDraftPhotos, touchDraft } from "../photos.repository.server.ts";

/** Removes a photo from a draft; the others move up. A missing photo counts as removed. */
export function removePhoto(
  { db }: Pick<Platform, "db">,
  { draftId, actor, photoId }: OwnPhotos & { photoId: string },
): Promise<ArrangedPhotos> {
  return db.transaction(async (tx) => {
    if (!(await touchDraft(tx, { draftId, actor }))) return { ok: false, code: "not_found" };
    if (await deleteDraftPhoto(tx, { draftId, photoId })) {
      await placeDraftPhotos(tx, { draftId, photoIds: (await findDraftPhotos(tx, draftId)).map(({ id }) => id) });
    }
    return { ok: true };
  });
}
