import type { MapCluster, MapListing } from "../../map/map-view.ts";

type Point = { x: number; y: number };
type Box = Point & { width: number; height: number };

/** A cluster with a count; `references`: its listings whose references are known. */
export type Disc = MapCluster & { references: string[] };
/** A price, `lift` pixels above its position where others are on the same spot. */
type Price = { listing: MapListing; lift: number };

type Arranging = {
  /** The position on the screen, in pixels. */
  project(place: { latitude: number; longitude: number }): Point;
  textOf(listing: MapListing): string;
  /** The map is at its deepest zoom, so that zooming in cannot separate markers. */
  isNearest: boolean;
};

type Placed = { disc: Disc; listing: MapListing | null; box: Box };

const PILL_HEIGHT = 32;
const GAP = 4;

/** Width in pixels. */
export const discSize = (count: number) => 36 + Math.min(28, Math.round(Math.log2(count) * 2.2));

/**
 * Arranges clusters and prices without overlaps: a marker that would cover another joins it or, at the deepest zoom, is
 * stacked above it.
 */
export function arrangeMarkers(
  { clusters, listings }: { clusters: MapCluster[]; listings: MapListing[] },
  arranging: Arranging,
): { discs: Disc[]; prices: Price[] } {
  const { project, textOf, isNearest } = arranging;
  const boxOf = (disc: Disc, listing: MapListing | null): Box => {
    const size = discSize(disc.count);
    return listing
      ? { ...project(listing), width: 24 + textOf(listing).length * 7.5, height: PILL_HEIGHT }
      : { ...project(disc), width: size, height: size };
  };
  const alone = (listing: MapListing): Disc => ({
    latitude: listing.latitude,
    longitude: listing.longitude,
    count: 1,
    references: [listing.reference],
  });
  let placed: Placed[] = [];
  const place = (disc: Disc, listing: MapListing | null): void => {
    const box = boxOf(disc, listing);
    const covered = placed.find((other) => covers(other.box, box));
    if (!covered) return void placed.push({ disc, listing, box });
    placed = placed.filter((other) => other !== covered);
    place(joined(covered.disc, disc), null);
  };
  for (const cluster of clusters.toSorted((one, other) => other.count - one.count))
    place({ ...cluster, references: [] }, null);
  if (!isNearest) {
    for (const listing of listings) place(alone(listing), listing);
    return {
      discs: placed.filter(({ listing }) => !listing).map(({ disc }) => disc),
      prices: placed.flatMap(({ listing }) => (listing ? [{ listing, lift: 0 }] : [])),
    };
  }
  const discs = placed.map(({ disc }) => disc);
  const taken = placed.map(({ box }) => box);
  const prices = listings.map((listing): Price => {
    const box = boxOf(alone(listing), listing);
    let lift = 0;
    while (taken.some((other) => covers(other, { ...box, y: box.y - lift }))) lift += PILL_HEIGHT + GAP;
    taken.push({ ...box, y: box.y - lift });
    return { listing, lift };
  });
  return { discs, prices };
}

/** Merges two clusters at the position of the larger one. */
function joined(one: Disc, other: Disc): Disc {
  const count = one.count + other.count;
  const middle = (here: number, there: number) => (here * one.count + there * other.count) / count;
  return {
    latitude: middle(one.latitude, other.latitude),
    longitude: middle(one.longitude, other.longitude),
    count,
    references: [...one.references, ...other.references],
  };
}

function covers(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2
  );
}
