import type { Platform } from "#app/platform/context.ts";
import { findDraftPhotos } from "../../drafts/drafts.repository.server.ts";
import { type ArrangedPhotos, moveTo, wholeOrder } from "../photo.ts";
import { type OwnPhotos, placeDraftPhotos, touchDraft } from "../photos.repository.server.ts";

/** Sorts a draft's photos in the requested order. */
export function orderPhotos(
  platform: Pick<Platform, "db">,
  { photoIds, ...own }: OwnPhotos & { photoIds: string[] },
): Promise<ArrangedPhotos> {
  return changeOrder(platform, own, (current) => wholeOrder(current, photoIds));
}

/** Moves a photo by this many places, backwards when negative. */
export function movePhoto(
  platform: Pick<Platform, "db">,
  { photoId, by, ...own }: OwnPhotos & { photoId: string; by: number },
): Promise<ArrangedPhotos> {
  return changeOrder(platform, own, (current) =>
    current.includes(photoId) ? moveTo(current, photoId, current.indexOf(photoId) + by) : null,
  );
}

function changeOrder(
  { db }: Pick<Platform, "db">,
  own: OwnPhotos,
  change: (current: string[]) => string[] | null,
): Promise<ArrangedPhotos> {
  return db.transaction(async (tx) => {
    if (!(await touchDraft(tx, own))) return { ok: false, code: "not_found" };
    const photoIds = change((await findDraftPhotos(tx, own.draftId)).map(({ id }) => id));
    if (photoIds === null) return { ok: false, code: "not_found" };
    await placeDraftPhotos(tx, { draftId: own.draftId, photoIds });
    return { ok: true };
  });
}
