import type { Database } from "#db/client.ts";
import { cityGroups, type CityMarket } from "./cities.ts";
import { marketOf, transportOf } from "./market.ts";
import { type Random, randomFor } from "./random.ts";

/** A commune for samples, with its market in euros per m² (rent: per month). */
export type Place = {
  communeId: number;
  slug: string;
  name: string;
  departmentCode: string;
  regionName: string;
  population: number;
  latitude: number;
  longitude: number;
  isEstimated: boolean;
  sale: number;
  rent: number;
  quartiers: readonly string[];
  /** Whether advertisements in this commune name the quartier rather than the commune. */
  isCity: boolean;
  transport: "metro" | "tramway" | "bus" | "voiture";
};

/** The place of sample `number`; it depends on the seed, not on the number of samples. */
export type PlaceDraw = (number: number) => Place;

type CommuneRow = Pick<
  Place,
  | "communeId"
  | "slug"
  | "name"
  | "departmentCode"
  | "regionName"
  | "population"
  | "latitude"
  | "longitude"
  | "isEstimated"
>;

const GOLDEN = 0.618_033_988_749_895;

/** One sample in this many is in the next region of France, so that small sets include them all. */
const REGION_TURN = 25;

/**
 * Half of the samples are in Paris, Lyon, Marseille and thirty other cities, each with a fixed share of any run of numbers; some are in
 * each region in turn; the others follow the population.
 */
export async function readPlaces(db: Database, seed: number): Promise<PlaceDraw> {
  const { rows } = await db.$client.query<CommuneRow>(selectCommunes);
  const { groups, regions } = groupPlaces(rows);
  if (groups.length === 0) throw new Error("Les annonces d'exemple ont besoin des communes.");
  return (number) => {
    const random = randomFor(seed + 3, number);
    if (number % REGION_TURN === 7 && regions.length > 0)
      return regions[Math.floor(number / REGION_TURN) % regions.length]!(random);
    // Steps of the golden ratio fill the interval evenly: a small set misses no group.
    const target = (number * GOLDEN + 0.5) % 1;
    const group = groups.find(({ until }) => target < until) ?? groups.at(-1)!;
    return group.draw(random);
  };
}

// Collectivities of the Pacific and others have their own currencies and rules.
const selectCommunes = `
  select id as "communeId", slug, name, department_code as "departmentCode", region_name as "regionName", population,
    latitude, longitude, position_precision = 'estimee' as "isEstimated"
  from communes
  where latitude is not null and population > 150 and kind <> 'ancienne' and slug not in ('paris', 'lyon', 'marseille')
    and department_code !~ '^(975|977|978|98)'
  order by insee_code, id`;

type Draw = (random: Random) => Place;
type Group = { until: number; draw: Draw };

function groupPlaces(rows: CommuneRow[]): { groups: Group[]; regions: Draw[] } {
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const drawCity = (group: string) =>
    weightedDraw(
      cityGroups.get(group)!.flatMap((market) => {
        const row = bySlug.get(market.slug);
        return row ? [{ place: cityPlace(row, market), weight: market.share }] : [];
      }),
    );
  const known = new Set([...cityGroups.values()].flat().map(({ slug }) => slug));
  const others = rows
    .filter(({ slug }) => !known.has(slug))
    .map((row) => ({ place: townPlace(row), weight: row.population ** 0.8 }));
  const regions = [...Map.groupBy(others, ({ place }) => place.regionName)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, places]) => weightedDraw(places) ?? []);
  const shares: [number, Draw | null][] = [
    [0.125, drawCity("paris")],
    [0.1, drawCity("lyon")],
    [0.1, drawCity("marseille")],
    [0.255, drawCity("others")],
    [0.42, weightedDraw(others)],
  ];
  let until = 0;
  return { groups: shares.flatMap(([share, draw]) => (draw ? [{ until: (until += share), draw }] : [])), regions };
}

function cityPlace(row: CommuneRow, { sale, rent, quartiers }: CityMarket): Place {
  return { ...row, sale, rent, quartiers, isCity: true, transport: transportOf(row.slug, row.population) };
}

function townPlace(row: CommuneRow): Place {
  const { slug, departmentCode, population } = row;
  return {
    ...row,
    ...marketOf(departmentCode, population),
    quartiers: population > 20_000 ? townQuarters : population > 3_000 ? smallTownQuarters : villageQuarters,
    isCity: false,
    transport: transportOf(slug, population),
  };
}

const townQuarters = [
  "Centre",
  "Gare",
  "Hôtel de Ville",
  "Les Halles",
  "Le Parc",
  "Bellevue",
  "Jean-Moulin",
  "Les Jardins",
];
const smallTownQuarters = ["Centre", "Gare", "Mairie", "Les Écoles", "Le Stade", "Bellevue", "Les Jardins"];
const villageQuarters = ["Le Bourg", "Centre-bourg", "Les Écoles", "Le Moulin", "La Fontaine"];

/** A draw by weight; null without communes to draw from (a portal with part of the communes). */
function weightedDraw(places: { place: Place; weight: number }[]): Draw | null {
  const sums: number[] = [];
  let total = 0;
  for (const { weight } of places) sums.push((total += weight));
  if (total === 0) return null;
  return (random) => {
    const target = random.next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! <= target) low = middle + 1;
      else high = middle;
    }
    return places[low]!.place;
  };
}

/** Whether a place is in an overseas department: no heating, no chimney. */
export function isTropical({ departmentCode }: Place): boolean {
  return departmentCode.length === 3;
}
