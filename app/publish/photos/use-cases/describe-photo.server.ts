import { cleanText } from "#app/platform/text/clean-text.ts";
import type { Platform } from "#app/platform/context.ts";
import { type ArrangedPhotos, LONGEST_ALT } from "../photo.ts";
import { type OwnPhotos, setPhotoAlt, touchDraft } from "../photos.repository.server.ts";

type Description = OwnPhotos & { photoId: string; alt: string };

/** Saves a photo's description, cut at its maximum length. */
export function describePhoto(
  { db }: Pick<Platform, "db">,
  { draftId, actor, photoId, alt }: Description,
): Promise<ArrangedPhotos> {
  return db.transaction(async (tx) => {
    const isSet =
      (await touchDraft(tx, { draftId, actor })) &&
      (await setPhotoAlt(tx, { draftId, photoId, alt: cleanText(cleanText(alt).slice(0, LONGEST_ALT)) }));
    return isSet ? { ok: true } : { ok: false, code: "not_found" };
  });
}
