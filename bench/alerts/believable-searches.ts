import { noCriteria, type SearchCriteria } from "#app/search/criteria/criteria.ts";
import type { Position } from "#app/search/criteria/search-area.ts";
import type { SavedPlaces } from "#app/search/saved/saved-search.ts";
import type { Database } from "#db/client.ts";
import { oneOf, type Random } from "../load/random.ts";

/** A commune in searches; `share` is the cumulated population up to it, from 0 to 1. */
type Town = { id: number; slug: string; departmentCode: string; at: Position | null; share: number };

/** A saved search, with its places as the database stores them. */
export type BelievableSearch = { criteria: SearchCriteria; places: SavedPlaces };

/** Communes and arrondissements by population. */
export async function loadTowns(db: Database): Promise<Town[]> {
  const { rows } = await db.$client.query<Omit<Town, "share" | "at"> & { population: number; at: Position | null }>(`
    select id, slug, department_code as "departmentCode", population,
      case when latitude is not null then json_build_object('latitude', latitude, 'longitude', longitude) end as at
    from communes where kind <> 'ancienne' and population > 0 order by id`);
  const all = rows.reduce((sum, { population }) => sum + population, 0);
  let sum = 0;
  return rows.map(({ population, ...town }) => ({ ...town, share: (sum += population / all) }));
}

function drawTown(random: Random, towns: Town[]): Town {
  const drawn = random();
  let [low, high] = [0, towns.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (towns[middle]!.share < drawn) low = middle + 1;
    else high = middle;
  }
  return towns[low]!;
}

/** True with the probability `share`. */
const chance = (random: Random, share: number) => random() < share;
const rounded = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);

/**
 * A typical saved search: most are in one commune, some have a radius or a drawing, few a whole region; with a price that fits most homes
 * of the kind, and rarely more than two other criteria.
 */
export function drawSearch(random: Random, towns: Town[]): BelievableSearch {
  const where = drawPlace(random, towns);
  const isRent = chance(random, 0.4);
  const most = isRent ? rounded(450 + random() * 1_600, 50) : rounded(90_000 + random() ** 2 * 700_000, 10_000);
  const kind = random();
  const isBare = chance(random, 0.06);
  const criteria: SearchCriteria = {
    ...noCriteria,
    ...where.criteria,
    offer: isRent ? "louer" : "acheter",
    propertyTypes:
      kind < 0.55 ? ["appartement"] : kind < 0.85 ? ["maison"] : kind < 0.96 ? ["appartement", "maison"] : ["terrain"],
    priceMax: isBare ? null : most,
    priceMin: chance(random, 0.25) ? Math.round(most * 0.6) : null,
    areaMin: chance(random, 0.35) ? rounded(20 + random() * 90, 5) : null,
    minRooms: chance(random, 0.35) ? 1 + Math.floor(random() * 5) : null,
    minBedrooms: chance(random, 0.25) ? 1 + Math.floor(random() * 4) : null,
    outdoors: chance(random, 0.12) ? [oneOf(random, ["balcon", "terrasse", "jardin"] as const)] : [],
    parking: chance(random, 0.08),
    ascenseur: chance(random, 0.05),
    energyClasses: chance(random, 0.06) ? ["A", "B", "C", "D"] : [],
    keywords: chance(random, 0.04) ? oneOf(random, searchedWords) : null,
  };
  return { criteria, places: where.places };
}

/** Typical keywords. */
export const searchedWords = ["piscine", "cheminée", "vue mer", "calme", "neuf", "cave"] as const;

type Where = { criteria: Partial<SearchCriteria>; places: SavedPlaces };

function drawPlace(random: Random, towns: Town[]): Where {
  const town = drawTown(random, towns);
  const places = { communeIds: [town.id], departments: [], centres: town.at ? [town.at] : [] };
  const draw = random();
  if (draw < 0.6 || town.at === null) return { criteria: { communes: [town.slug] }, places };
  if (draw < 0.7) {
    const other = drawTown(random, towns);
    return {
      criteria: { communes: [town.slug, other.slug] },
      places: { ...places, communeIds: [town.id, other.id] },
    };
  }
  if (draw < 0.85) return { criteria: { communes: [town.slug], radius: oneOf(random, [5, 10, 20, 30]) }, places };
  const nowhere: SavedPlaces = { communeIds: [], departments: [], centres: [] };
  if (draw < 0.93) return { criteria: { area: { kind: "drawn", points: drawing(random, town.at) } }, places: nowhere };
  if (draw < 0.985)
    return {
      criteria: { departments: [town.departmentCode] },
      places: { ...nowhere, departments: [town.departmentCode] },
    };
  if (draw < 0.995)
    return { criteria: { area: { kind: "view", bounds: viewAround(random, town.at) } }, places: nowhere };
  return { criteria: {}, places: nowhere };
}

/** Eight points around a town, one to six kilometres from it. */
function drawing(random: Random, { latitude, longitude }: Position): Position[] {
  return Array.from({ length: 8 }, (_, nth) => {
    const degrees = (1 + random() * 5) / 111;
    const angle = (nth / 8) * 2 * Math.PI;
    return {
      latitude: Math.round((latitude + degrees * Math.sin(angle)) * 10_000) / 10_000,
      longitude: Math.round((longitude + degrees * Math.cos(angle) * 1.4) * 10_000) / 10_000,
    };
  });
}

function viewAround(random: Random, { latitude, longitude }: Position) {
  const half = 0.02 + random() * 0.3;
  const degrees = (value: number) => Math.round(value * 10_000) / 10_000;
  return {
    west: degrees(longitude - half),
    south: degrees(latitude - half / 1.5),
    east: degrees(longitude + half),
    north: degrees(latitude + half / 1.5),
  };
}
