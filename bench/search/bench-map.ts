import { showMap } from "#app/search/use-cases/show-map.server.ts";
import type { Database } from "#db/client.ts";
import { milliseconds, table } from "../table.ts";
import { measure, type Timing } from "../timing.ts";
import { mapKinds } from "./map-kinds.ts";

// Each view runs once before it is measured: the targets are for a warm database.
const rounds = { samples: 200, warmUps: 200 };

export type MapTimings = Map<string, Timing>;

/** Measures the queries of `GET /api/carte`, kind by kind. */
export async function measureMap(db: Database): Promise<MapTimings> {
  const timings: MapTimings = new Map();
  for (const { name, criteriaOf, viewOf } of mapKinds) {
    timings.set(name, await measure((round) => showMap({ db }, criteriaOf(round), viewOf(round)), rounds));
  }
  return timings;
}

/** A table with the round trip to the database, the lower bound of any view. */
export function reportMap(timings: MapTimings, roundTrip: Timing): string {
  const rows = mapKinds.map(({ name, limit }) => {
    const { p50, p95, p99 } = timings.get(name)!;
    return [
      name,
      milliseconds(p50),
      milliseconds(p95),
      milliseconds(p99),
      limit === null ? "" : `${limit}`,
      `×${(p50 / roundTrip.p50).toFixed(0)}`,
    ];
  });
  return table([["ms", "p50", "p95", "p99", "objectif p99", "p50 / aller-retour"], ...rows]);
}

/** The missed targets, a sentence each. */
export function judgeMap(timings: MapTimings): string[] {
  return mapKinds.flatMap(({ name, limit }) => {
    const { p99 } = timings.get(name)!;
    return limit !== null && p99 > limit ? [`${name} : ${milliseconds(p99)} ms p99, plus que ${limit}`] : [];
  });
}
