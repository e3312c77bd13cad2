import { type Bounds, tileBounds, tileNumber, tilesOver } from "./quadtree.ts";

type Circle = { latitude: number; longitude: number; km: number };

/** Numbers of the tiles that are wholly inside a circle, and of the others that a circle touches. */
export type TilesAround = { whole: number[]; crossed: number[] };

/** Kilometres per degree of latitude; per degree of longitude it shrinks with the latitude. */
export const KM_PER_DEGREE = 111.32;

/** Over some kilometres the Earth is treated as flat, with degrees of longitude shortened. */
export function flatCircle({ latitude, longitude, km }: Circle) {
  const shortening = Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  return { latitude, longitude, shortening, degrees: km / KM_PER_DEGREE };
}

/** The tiles of a level that circles touch: whole ones need no check of distances, and tiles not listed contain nothing. */
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

// A circle that contains the four corners contains the tile.
function holds({ latitude, longitude, shortening, degrees }: FlatCircle, { west, east, south, north }: Bounds) {
  const up = Math.max(Math.abs(south - latitude), Math.abs(north - latitude));
  const across = Math.max(Math.abs(west - longitude), Math.abs(east - longitude)) * shortening;
  return up ** 2 + across ** 2 <= degrees ** 2;
}
