import type { NumberedListing } from "./rows.ts";

/** Distance in cards of a list within which people would notice two equal covers. */
const AROUND = 9;
/** Possible covers, the best first. */
const covers = ["facade", "sejour", "jardin", "terrasse", "cuisine", "salle-a-manger", "vue", "chambre", "terrain"];

/**
 * Changes covers so that neighbours in a list, the newest first, have different ones where possible. There are more listings than sets of
 * pictures.
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
