import streets from "../data/streets.json" with { type: "json" };
import type { Place } from "./places.ts";
import type { Random } from "./random.ts";

export function streetAddress(random: Random, place: Place): string {
  const isVillage = place.population < 5_000;
  const number = random.integer(1, isVillage ? 42 : 138);
  return `${number}${random.chance(0.07) ? " bis" : ""} ${random.pick(isVillage ? streets.village : streets.town)}`;
}

/** Usual distance of a home from the centre of its commune, in degrees of latitude. */
function spreadOf({ slug, population, isEstimated }: Place): number {
  if (/^(paris|lyon|marseille)-/.test(slug)) return 0.0042;
  if (isEstimated) return 0.012;
  return population > 100_000 ? 0.0095 : population > 10_000 ? 0.006 : 0.0035;
}

/** A point around the centre of the commune. */
export function drawPosition(random: Random, place: Place): { latitude: number; longitude: number } {
  const spread = spreadOf(place);
  const narrowing = Math.max(0.2, Math.cos((place.latitude * Math.PI) / 180));
  return {
    latitude: roundTo(place.latitude + random.normal() * spread, 5),
    longitude: roundTo(place.longitude + (random.normal() * spread) / narrowing, 5),
  };
}

const roundTo = (value: number, digits: number) => Number(value.toFixed(digits));
