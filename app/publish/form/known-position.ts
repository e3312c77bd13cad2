import { METRES_PER_DEGREE } from "#app/map/distance.ts";
import type { PublishCommune } from "./publish-commune.ts";
import type { Position } from "./typed-position.ts";

type Placing = {
  exact: Position | null;
  commune: Pick<PublishCommune, "latitude" | "longitude" | "population">;
  reference: string;
};

/**
 * A listing's position: where its advertiser placed it, else a point near the centre of its commune, the same for the
 * same reference. The database derives the public position from it (migration 0103).
 */
export function knownPosition({ exact, commune, reference }: Placing): {
  latitude: number | null;
  longitude: number | null;
} {
  if (exact) return exact;
  const { latitude, longitude } = commune;
  if (latitude === null || longitude === null) return { latitude: null, longitude: null };
  return around({ latitude, longitude }, reference, spreadAround(commune.population));
}

/** Greatest distance from the commune's centre of a listing without a position, in metres. */
export function spreadAround(population: number): number {
  return population > 100_000 ? 1_500 : population > 10_000 ? 900 : 500;
}

function around({ latitude, longitude }: Position, reference: string, farthest: number): Position {
  const angle = fraction(`${reference} angle`) * 2 * Math.PI;
  const distance = (fraction(`${reference} distance`) * farthest) / METRES_PER_DEGREE;
  const narrowing = Math.max(0.2, Math.cos((latitude * Math.PI) / 180));
  return {
    latitude: rounded(latitude + Math.sin(angle) * distance),
    longitude: rounded(longitude + (Math.cos(angle) * distance) / narrowing),
  };
}

/** A hash of a text, uniform between 0 and 1 (FNV-1a, then mixed). */
function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

const rounded = (degrees: number) => Number(degrees.toFixed(5));
