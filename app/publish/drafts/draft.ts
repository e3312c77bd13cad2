import type { ListingStage } from "#app/domain/listing-stage.ts";
import type { DraftForm } from "../form/draft-form.ts";

/** A listing being written; `listingReference` is the published listing that the draft edits, null for a new one. */
export type Draft = {
  id: string;
  listingId: number | null;
  listingReference: string | null;
  listingStage: ListingStage | null;
  form: DraftForm;
  updatedAt: string;
};

/** A draft, or the listing published from it, as a home of its agency's files. */
export type ImportedHome = {
  feedId: number;
  /** Whether the home is a draft because it is incomplete; else it is on show. */
  isWaiting: boolean;
  /** The next incomplete home of the feed, and how many there are, up to a thousand; null without one, and for a home on show. */
  next: { draftId: string; others: number } | null;
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

/** A draft in a list. Texts as typed, or empty; `updatedAt` an ISO instant. */
export type DraftSummary = {
  id: string;
  listingReference: string | null;
  title: string;
  commune: string;
  updatedAt: string;
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is a valid draft id: the database throws for any other. */
export const isDraftId = (text: string): boolean => uuid.test(text);

/** Whether a text is a valid photo id. */
export const isPhotoId = (text: string): boolean => uuid.test(text);
