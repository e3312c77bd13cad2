import type { Person } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import { findDraftPhotos } from "../../drafts/drafts.repository.server.ts";
import { type ArrangedPhotos, moveTo, wholeOrder } from "../photo.ts";
import { touchDraft, placeDraftPhotos } from "../photos.repository.server.ts";

type OwnDraft = { draftId: string; actor: Person };

/** Sorts an account's photos in the requested order. */
export function orderPhotos(
  platform: Pick<Platform, "db">,
  { photoIds, ...own }: OwnDraft & { photoIds: string[] },
): Promise<ArrangedPhotos> {
  return changeOrder(platform, own, (current) => wholeOrder(current, photoIds));
}

/** Moves a photo by this many places, backwards when negative. */
export function movePhoto(
  platform: Pick<Platform, "db">,
  { photoId, by, ...own }: OwnDraft & { photoId: string; by: number },
): Promise<ArrangedPhotos> {
  return changeOrder(platform, own, (current) =>
    current.includes(photoId) ? moveTo(current, photoId, current.indexOf(photoId) + by) : null,
  );
}

function changeOrder(
  { db }: Pick<Platform, "db">,
  own: OwnDraft,
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
