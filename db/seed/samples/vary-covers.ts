import type { NumberedListing } from "./rows.ts";

/** Cards that stand around one another on a list, as far as two same pictures would be noticed. */
const AROUND = 9;
/** What a card may show first instead, the best first. */
const covers = ["facade", "sejour", "jardin", "terrasse", "cuisine", "salle-a-manger", "vue", "chambre", "terrain"];

/**
 * Lets no listing open with the picture of one of its neighbours on a list, the newest first, as long as it has another
 * that may come first. Listings of several homes share a set of pictures: they are as many as one wants, sets are not.
 */
export function varyCovers(listings: readonly NumberedListing[]): void {
  const newestFirst = listings
    .map(({ listing }) => listing)
    .toSorted((one, other) => Number(other.publishedAt) - Number(one.publishedAt));
  const around: number[] = [];
  for (const { photos } of newestFirst) {
    const [first] = photos;
    if (!first) continue;
    const free = covers.flatMap((kind) =>
      photos.filter((photo) => photo.kind === kind && !around.includes(photo.mediaId)),
    );
    const cover = around.includes(first.mediaId) ? (free[0] ?? first) : first;
    photos.splice(photos.indexOf(cover), 1);
    photos.unshift(cover);
    around.push(cover.mediaId);
    if (around.length > AROUND) around.shift();
  }
}
