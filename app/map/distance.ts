type Place = { latitude: number; longitude: number };

const EARTH_METRES = 6_371_000;
/** Metres per degree of latitude; per degree of longitude it shrinks with the latitude. */
export const METRES_PER_DEGREE = 111_320;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two positions (haversine). */
export function metresBetween(one: Place, other: Place): number {
  const up = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const across = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const chord = up + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * across;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
