import type { Place } from "#db/seed/samples/places.ts";

/** A commune as the samples see it: a large city, unless told otherwise. */
export function makePlace(overrides: Partial<Place> = {}): Place {
  return {
    communeId: 1, slug: "lyon-3e", name: "Lyon 3e", departmentCode: "69", regionName: "Auvergne-Rhône-Alpes", population: 100_000,
    latitude: 45.76, longitude: 4.85, isEstimated: false, sale: 4_600, rent: 16, quartiers: ["Part-Dieu", "Montchat"], isCity: true,
    transport: "metro", ...overrides,
  };
}

/** One place of each sort that the samples tell apart. */
export const placesOfEverySort: readonly Place[] = [
  makePlace(),
  makePlace({ slug: "paris-15e", name: "Paris 15e", departmentCode: "75", regionName: "Île-de-France", sale: 9_300, rent: 30, quartiers: ["Commerce", "Vaugirard"] }),
  makePlace({ slug: "nice", name: "Nice", departmentCode: "06", regionName: "Provence-Alpes-Côte d’Azur", sale: 5_240, transport: "tramway", quartiers: ["Cimiez", "Le Port"] }),
  makePlace({ slug: "le-mans", name: "Le Mans", departmentCode: "72", regionName: "Pays de la Loire", isCity: false, sale: 1_600, rent: 9, transport: "bus", quartiers: ["Centre", "Les Jardins"] }),
  makePlace({ slug: "les-sables-d-olonne", name: "Les Sables-d’Olonne", departmentCode: "85", regionName: "Pays de la Loire", isCity: false, population: 48_000, sale: 2_800, transport: "bus" }),
  makePlace({ slug: "valbourg", name: "Valbourg", departmentCode: "12", regionName: "Occitanie", isCity: false, population: 640, sale: 990, rent: 7.5, transport: "voiture", isEstimated: true, quartiers: ["Le Bourg"] }),
  makePlace({ slug: "etretat", name: "Étretat", departmentCode: "76", regionName: "Normandie", isCity: false, population: 1_200, sale: 1_500, transport: "voiture", quartiers: ["Le Bourg", "Les Écoles"] }),
  makePlace({ slug: "saint-paul", name: "Saint-Paul", departmentCode: "974", regionName: "La Réunion", isCity: false, population: 104_000, sale: 2_900, transport: "bus" }),
];
