import type { Person } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import { savePicture } from "#app/platform/pictures/save-picture.server.ts";
import { type DraftPhoto, MOST_PHOTOS } from "../../drafts/draft.ts";
import { findDraftPhotos } from "../../drafts/drafts.repository.server.ts";
import type { PhotoProblem } from "../photo.ts";
import { insertDraftPhoto, touchDraft, placeDraftPhotos } from "../photos.repository.server.ts";
import { openDraft } from "../../drafts/use-cases/open-draft.server.ts";
import { saveDraft } from "../../drafts/use-cases/save-draft.server.ts";

export type NewPhoto = {
  actor: Person;
  draftId: string;
  /** The id that the sender chose, so that a retry after a lost answer adds nothing twice. */
  photoId: string;
  bytes: Buffer;
  /** Aborted when the sender is gone: nothing is added any more. */
  signal: AbortSignal;
};

export type AddedPhoto = { ok: true; photo: DraftPhoto; isNew: boolean } | { ok: false; code: PhotoProblem | "gone" };

/**
 * Adds a picture to a draft, and creates the draft if necessary, unless it was discarded. At most ten, also
 * with concurrent uploads. A picture that the draft already has is not added again.
 */
export async function addPhoto(
  platform: Pick<Platform, "db" | "media" | "clock" | "rentControlPeriods">,
  { actor, draftId, photoId, bytes, signal }: NewPhoto,
): Promise<AddedPhoto> {
  // Checked before the costly part, and again below, where it counts.
  const opened = await openDraft(platform, { actor, draftId });
  if (!opened.ok || opened.kind !== "open") return refuse("not_found");
  if (opened.photos.length >= MOST_PHOTOS && !opened.photos.some(({ id }) => id === photoId)) return refuse("too_many");
  const saved = await savePicture(platform, bytes);
  if (!saved.ok) return saved;
  if (signal.aborted) return refuse("gone");
  const draft = await saveDraft(platform, { actor, draftId, fields: {} });
  // Otherwise the draft was discarded or published during the upload.
  if (!draft.ok) return refuse(draft.code === "too_many_drafts" ? draft.code : "not_found");
  return platform.db.transaction(async (tx) => {
    // The lock serializes additions.
    if (!(await touchDraft(tx, { draftId, actor }))) return refuse("not_found");
    const photos = await findDraftPhotos(tx, draftId);
    const known = photos.find(({ id, sha256 }) => id === photoId || sha256 === saved.media.sha256);
    if (known) return { ok: true, photo: known, isNew: false };
    if (photos.length >= MOST_PHOTOS) return refuse("too_many");
    if (signal.aborted) return refuse("gone");
    await placeDraftPhotos(tx, { draftId, photoIds: photos.map(({ id }) => id) });
    if (!(await insertDraftPhoto(tx, { id: photoId, draftId, mediaId: saved.media.id, position: photos.length })))
      return refuse("not_found");
    const { sha256, width, height, placeholder } = saved.media;
    return { ok: true, photo: { id: photoId, sha256, width, height, placeholder, alt: "" }, isNew: true };
  });
}

const refuse = <Code extends string>(code: Code) => ({ ok: false, code }) as const;
