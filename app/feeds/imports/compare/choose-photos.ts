import { isDeepStrictEqual } from "node:util";
import type { FeedPhoto, FieldChange } from "../import.ts";

/** A photo as listings and drafts show it. */
export type ShownPhoto = { mediaId: number; alt: string };

type Choice = {
  file: FeedPhoto[];
  /** The photos of the last import. */
  lastFile: FeedPhoto[];
  /** The photos that the home or its draft shows; null for a new home. */
  shown: ShownPhoto[] | null;
  /** Whether changes by hand stay. */
  isKept: boolean;
};

/** The photos of a home after an import: the file's, unless changes by hand exist, and these stay or the file has no photos. */
export function choosePhotos({ file, lastFile, shown, isKept }: Choice): {
  photos: ShownPhoto[];
  change: FieldChange | null;
} {
  const wanted = shownPhotos(file);
  if (shown === null || isDeepStrictEqual(shown, wanted)) return { photos: wanted, change: null };
  if (isDeepStrictEqual(shown, shownPhotos(lastFile)))
    return { photos: wanted, change: { field: "photos", byHand: null } };
  const stays = isKept || wanted.length === 0;
  return { photos: stays ? shown : wanted, change: { field: "photos", byHand: stays ? "kept" : "replaced" } };
}

const shownPhotos = (photos: FeedPhoto[]): ShownPhoto[] =>
  photos.flatMap(({ mediaId, title }) => (mediaId ? [{ mediaId, alt: title }] : []));
