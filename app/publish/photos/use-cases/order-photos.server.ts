import type { Platform } from "#app/platform/context.ts";
import { findDraftPhotos } from "../../drafts/drafts.repository.server.ts";
import { moveTo, wholeOrder } from "../photo.ts";
import { lockDraft, placeDraftPhotos } from "../photos.repository.server.ts";

type OwnDraft = { draftId: string; userId: string };

/** Puts an account's photos in the order asked for; false when the account has no such draft. */
export function orderPhotos(
  platform: Pick<Platform, "db">,
  { photoIds, ...own }: OwnDraft & { photoIds: string[] },
): Promise<boolean> {
  return changeOrder(platform, own, (current) => wholeOrder(current, photoIds));
}

/** Moves a photo by so many places, backwards when negative; false when the account has no such draft or the draft no such photo. */
export async function movePhoto(
  platform: Pick<Platform, "db">,
  { photoId, by, ...own }: OwnDraft & { photoId: string; by: number },
): Promise<boolean> {
  let isThere = false;
  const isOwn = await changeOrder(platform, own, (current) => {
    isThere = current.includes(photoId);
    return moveTo(current, photoId, current.indexOf(photoId) + by);
  });
  return isOwn && isThere;
}

function changeOrder(
  { db }: Pick<Platform, "db">,
  own: OwnDraft,
  change: (current: string[]) => string[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockDraft(tx, own))) return false;
    const current = (await findDraftPhotos(tx, own.draftId)).map(({ id }) => id);
    await placeDraftPhotos(tx, { draftId: own.draftId, photoIds: change(current) });
    return true;
  });
}
