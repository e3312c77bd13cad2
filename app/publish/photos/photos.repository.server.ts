import { and, eq, sql } from "drizzle-orm";
import type { Person } from "#app/account/actor.ts";
import type { Connection } from "#db/client.ts";
import { draftPhotos, listingDrafts } from "#db/schema/drafts.ts";
import { isOwnDraft } from "../drafts/drafts.repository.server.ts";

/** The draft of photos, and the person who requests them. */
export type OwnPhotos = { draftId: string; actor: Person };

/**
 * Marks a draft as changed, and locks it until the transaction ends, to serialize changes of its photos.
 * False without such a draft.
 */
export async function touchDraft(db: Connection, { draftId, actor }: OwnPhotos): Promise<boolean> {
  const held = await db
    .update(listingDrafts)
    .set({ updatedAt: sql`now()` })
    .where(isOwnDraft({ id: draftId, actor }))
    .returning({ id: listingDrafts.id });
  return held.length > 0;
}

/** Adds a photo at a place; false when another photo has its id. */
export async function insertDraftPhoto(
  db: Connection,
  photo: { id: string; draftId: string; mediaId: number; position: number },
): Promise<boolean> {
  const added = await db
    .insert(draftPhotos)
    .values(photo)
    .onConflictDoNothing({ target: draftPhotos.id })
    .returning({ id: draftPhotos.id });
  return added.length > 0;
}

/** False when the draft has no such photo. */
export async function deleteDraftPhoto(
  db: Connection,
  { draftId, photoId }: { draftId: string; photoId: string },
): Promise<boolean> {
  const gone = await db
    .delete(draftPhotos)
    .where(and(eq(draftPhotos.id, photoId), eq(draftPhotos.draftId, draftId)))
    .returning({ id: draftPhotos.id });
  return gone.length > 0;
}

/** Numbers the photos of a draft from 0. */
export async function placeDraftPhotos(
  db: Connection,
  { draftId, photoIds }: { draftId: string; photoIds: string[] },
): Promise<void> {
  await db.execute(sql`
    update draft_photos p set position = o.place - 1
    from unnest(${sql.param(photoIds)}::uuid[]) with ordinality as o (id, place)
    where p.id = o.id and p.draft_id = ${draftId} and p.position <> o.place - 1`);
}

/** False when the draft has no such photo. */
export async function setPhotoAlt(
  db: Connection,
  { draftId, photoId, alt }: { draftId: string; photoId: string; alt: string },
): Promise<boolean> {
  const changed = await db
    .update(draftPhotos)
    .set({ alt })
    .where(and(eq(draftPhotos.id, photoId), eq(draftPhotos.draftId, draftId)))
    .returning({ id: draftPhotos.id });
  return changed.length > 0;
}
