import type { PublishCommune } from "./publish-commune.ts";

type Position = { latitude: number; longitude: number };
type Placing = { exact: Position | null; showsExactPosition: boolean; commune: Pick<PublishCommune, "latitude" | "longitude" | "population">; reference: string };

/** One degree of latitude is some 111 km. */
const METRES_PER_DEGREE = 111_000;
/** Between these a home stands from the point that visitors see, in metres. */
const NEAREST = 120;
const FARTHEST = 350;

/**
 * Where visitors see a listing: the exact place only where its advertiser chose to show it; else somewhere around it, or
 * around the centre of its commune where it has no place of its own. The same for the same reference.
 */
export function visiblePosition({ exact, showsExactPosition, commune, reference }: Placing): { latitude: number | null; longitude: number | null } {
  if (exact && showsExactPosition) return exact;
  if (exact) return around(exact, { reference, nearest: NEAREST, farthest: FARTHEST });
  const { latitude, longitude } = commune;
  if (latitude === null || longitude === null) return { latitude: null, longitude: null };
  const spread = commune.population > 100_000 ? 1_500 : commune.population > 10_000 ? 900 : 500;
  return around({ latitude, longitude }, { reference, nearest: 0, farthest: spread });
}

function around({ latitude, longitude }: Position, { reference, nearest, farthest }: { reference: string; nearest: number; farthest: number }): Position {
  const angle = fraction(`${reference} angle`) * 2 * Math.PI;
  const distance = (nearest + fraction(`${reference} distance`) * (farthest - nearest)) / METRES_PER_DEGREE;
  const narrowing = Math.max(0.2, Math.cos((latitude * Math.PI) / 180));
  return { latitude: rounded(latitude + Math.sin(angle) * distance), longitude: rounded(longitude + (Math.cos(angle) * distance) / narrowing) };
}

/** From 0 to 1, even, and always the same for a text (FNV-1a, then mixed). */
function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

const rounded = (degrees: number) => Number(degrees.toFixed(5));
