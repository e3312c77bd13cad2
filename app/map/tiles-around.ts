import { type Bounds, tileBounds, tileNumber, tilesOver } from "./quadtree.ts";

export type Circle = { latitude: number; longitude: number; km: number };

/** Numbers of tiles: those that lie whole in one of the circles, and the others that a circle touches. */
export type TilesAround = { whole: number[]; crossed: number[] };

/** Northwards; eastwards as many as the latitude leaves. */
export const KM_PER_DEGREE = 111.32;

/** Distances of some kilometres: the Earth is flat enough, once degrees of longitude are as short as they are there. */
export function flatCircle({ latitude, longitude, km }: Circle) {
  const shortening = Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  return { latitude, longitude, shortening, degrees: km / KM_PER_DEGREE };
}

/** The tiles of a level where circles lie: what is in a whole one needs no measuring, what is in none is out. */
export function tilesAround(circles: Circle[], level: number): TilesAround {
  const isWhole = new Map<number, boolean>();
  for (const circle of circles.map(flatCircle)) {
    for (const tile of tilesOver(frameOf(circle), level)) {
      const number = tileNumber(tile);
      if (!isWhole.get(number)) isWhole.set(number, holds(circle, tileBounds(tile, level)));
    }
  }
  const numbers = (wanted: boolean) => [...isWhole].flatMap(([number, whole]) => (whole === wanted ? number : []));
  return { whole: numbers(true), crossed: numbers(false) };
}

type FlatCircle = ReturnType<typeof flatCircle>;

const frameOf = ({ latitude, longitude, shortening, degrees }: FlatCircle): Bounds => ({
  west: longitude - degrees / shortening,
  east: longitude + degrees / shortening,
  south: latitude - degrees,
  north: latitude + degrees,
});

// A circle that holds the four corners holds all between them.
function holds({ latitude, longitude, shortening, degrees }: FlatCircle, { west, east, south, north }: Bounds) {
  const up = Math.max(Math.abs(south - latitude), Math.abs(north - latitude));
  const across = Math.max(Math.abs(west - longitude), Math.abs(east - longitude)) * shortening;
  return up ** 2 + across ** 2 <= degrees ** 2;
}
