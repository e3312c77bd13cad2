/** A form as typed: text per field, a list where a field repeats (rooms, comforts). Nothing in it is checked. */
export type DraftForm = Record<string, string | string[]>;

/** A listing being written. `listingReference` names the published listing that it changes; null for a new one. */
export type Draft = {
  id: string;
  listingId: number | null;
  listingReference: string | null;
  form: DraftForm;
  updatedAt: string;
};

/** A picture of a draft; variants at `/media/<sha256>/<width>.webp`. */
export type DraftPhoto = {
  id: string;
  sha256: string;
  width: number;
  height: number;
  placeholder: string;
  alt: string;
};

/** At most 10 images in total (specification, section 5). */
export const MOST_PHOTOS = 10;
