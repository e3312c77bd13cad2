import type { Place } from "./places.ts";
import type { Random } from "./random.ts";

const townStreets = [
  "rue de la République",
  "rue Victor-Hugo",
  "avenue Jean-Jaurès",
  "rue des Tilleuls",
  "boulevard Gambetta",
  "rue Pasteur",
  "rue de la Gare",
  "rue Voltaire",
  "rue Émile-Zola",
  "avenue du Général-Leclerc",
  "rue Jules-Ferry",
  "rue des Lilas",
  "rue Lamartine",
  "rue Marie-Curie",
  "rue de la Liberté",
  "boulevard Carnot",
  "rue Saint-Jacques",
  "rue du Temple",
  "rue Jean-Moulin",
  "allée des Acacias",
  "rue de Verdun",
  "rue George-Sand",
  "place de la Mairie",
  "rue des Écoles",
  "rue Hector-Berlioz",
  "rue Rosa-Bonheur",
  "avenue Foch",
] as const;
const villageStreets = [
  "rue de l’Église",
  "chemin des Vignes",
  "rue du Moulin",
  "route de la Forêt",
  "impasse des Cerisiers",
  "rue du Lavoir",
  "chemin du Puits",
  "rue des Écoles",
  "Grande Rue",
  "rue de la Fontaine",
  "chemin de la Croix",
  "rue des Noyers",
  "allée du Verger",
  "rue du Four",
  "chemin des Prés",
  "place du Village",
  "rue du Stade",
  "impasse du Presbytère",
] as const;

export function streetAddress(random: Random, place: Place): string {
  const isVillage = place.population < 5_000;
  const number = random.integer(1, isVillage ? 42 : 138);
  return `${number}${random.chance(0.07) ? " bis" : ""} ${random.pick(isVillage ? villageStreets : townStreets)}`;
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
