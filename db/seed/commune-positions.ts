import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Position = { latitude: number; longitude: number };

/** Exact positions by INSEE code (GeoNames, CC BY 4.0, credited on the site); most communes have none. */
export function readKnownPositions(): Map<string, Position> {
  const [, ...rows] = readFileSync(join(import.meta.dirname, "commune-positions.csv"), "utf8")
    .trim()
    .split(/\r?\n/)
    .filter((line) => !line.startsWith("#"));
  return new Map(
    rows.map((row) => {
      const [inseeCode = "", latitude, longitude] = row.split(",");
      return [inseeCode, { latitude: Number(latitude), longitude: Number(longitude) }];
    }),
  );
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

// Overseas departments have three digits, since two would span several oceans.
function prefixesOf(postalCode: string): string[] {
  const shortest = /^9[78]/.test(postalCode) ? 3 : 2;
  return [5, 4, 3, 2]
    .filter((length) => length >= shortest && postalCode.length >= length)
    .map((length) => postalCode.slice(0, length));
}
