import { meanPlaces } from "#app/communes/find-places.server.ts";
import { suggestPlaces } from "#app/communes/use-cases/suggest-places.server.ts";
import type { Database } from "#db/client.ts";
import { milliseconds, table } from "../table.ts";
import { measure, type Timing } from "../timing.ts";

/** Names whose prefixes are requested in turn, like while typing. */
const typedNames: Record<string, string[]> = {
  communes: ["Lyon", "Marseille", "Saint-Étienne", "Villeneuve-d’Ascq", "La Rochelle", "Les Sables-d’Olonne"],
  départements: ["Loire-Atlantique", "Rhône", "Bouches-du-Rhône", "69", "971"],
  régions: ["Bretagne", "Île-de-France", "Auvergne-Rhône-Alpes", "Occitanie"],
  quartiers: ["Croix-Rousse", "Part-Dieu", "Chartrons", "Saint-Jean", "Centre"],
  "codes postaux": ["69003", "75015", "44000", "13090"],
  "noms mal écrits": ["lyonn", "Marseile", "Montpelier", "Saint-Etiene", "Strasbuorg", "zzyzxqu"],
};

const LIMIT_MS = 10;
const rounds = { samples: 400, warmUps: 60 };

export type PlaceTimings = Map<string, Timing>;

/** Measures the queries of the field of places during typing, by kind, and of a typed search. */
export async function measurePlaces(db: Database): Promise<PlaceTimings> {
  const timings: PlaceTimings = new Map();
  for (const [kind, names] of Object.entries(typedNames)) {
    const typed = names.flatMap((name) => Array.from(name, (_, index) => name.slice(0, index + 1)));
    timings.set(kind, await measure((round) => suggestPlaces({ db }, typed[round % typed.length]!), rounds));
  }
  const all = Object.values(typedNames).flat();
  timings.set("recherche tapée", await measure((round) => meanPlaces(db, [all[round % all.length]!]), rounds));
  timings.set("vingt noms à la fois", await measure(() => meanPlaces(db, [...all].toReversed().slice(0, 20)), rounds));
  return timings;
}

export function reportPlaces(timings: PlaceTimings): string {
  const rows = [...timings].map(([kind, { p50, p99 }]) => [
    kind,
    milliseconds(p50),
    milliseconds(p99),
    isPromised(kind) ? `${LIMIT_MS}` : "",
  ]);
  return table([["suggestions de lieux, ms", "p50", "p99", "objectif p99"], ...rows]);
}

/** The missed targets, a sentence each. */
export function judgePlaces(timings: PlaceTimings): string[] {
  return [...timings].flatMap(([kind, { p99 }]) =>
    isPromised(kind) && p99 > LIMIT_MS ? [`lieux, ${kind} : ${milliseconds(p99)} ms p99, plus que ${LIMIT_MS}`] : [],
  );
}

const isPromised = (kind: string) => kind in typedNames;
