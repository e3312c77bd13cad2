import { metresBetween } from "#app/map/distance.ts";
import { spreadAround } from "./known-position.ts";
import type { PublishCommune } from "./publish-commune.ts";
import type { Position } from "./typed-position.ts";

/**
 * The commune on a draft's map. `spread`: the greatest distance in metres from its centre of a listing without a position.
 */
export type PlacedCommune = { name: string; departmentCode: string; centre: Position; spread: number };

/** Hardly any commune extends farther from its centre than this, in metres. */
const FARTHEST = 25_000;
/** Departments with wider communes: Salin-de-Giraud belongs to Arles, the hamlets of the Maroni to Maripasoula. */
const WIDER: Record<string, number> = { "13": 40_000, "973": 200_000 };

/** Null where the commune's centre is not known. */
export function placedCommune(commune: PublishCommune | null): PlacedCommune | null {
  if (!commune || commune.latitude === null || commune.longitude === null) return null;
  const { name, departmentCode, latitude, longitude, population } = commune;
  return { name, departmentCode, centre: { latitude, longitude }, spread: spreadAround(population) };
}

/** Whether a position is too far from the commune's centre to lie in it. */
export function isFar(
  position: Position,
  { departmentCode, centre }: Pick<PlacedCommune, "departmentCode" | "centre">,
): boolean {
  return metresBetween(position, centre) > (WIDER[departmentCode] ?? FARTHEST);
}
