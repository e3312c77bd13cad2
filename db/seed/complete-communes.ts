import type { Database } from "#db/client.ts";
import { runWithoutLimit } from "#db/statement-limit.ts";

/** The State's official list, open and without a key (geo.api.gouv.fr, Licence Ouverte). */
const COMMUNES_SOURCE = "https://geo.api.gouv.fr/communes?fields=code,nom,centre,codesPostaux,population";

/** Timeout for the list, which is 8 MB. */
const TIMEOUT_MS = 120_000;

export type Completion = { read: number; placed: number };

type Centre = { inseeCode: string; longitude: number; latitude: number; population: number | null };

/**
 * Sets the exact position and the newest population of every commune. Throws one French sentence, and changes nothing, when the
 * list cannot be fetched.
 */
export async function completeCommunes(db: Database, source: string = COMMUNES_SOURCE): Promise<Completion> {
  const centres = readCentres(await fetchList(source));
  const { rowCount } = await db.$client.query(
    `update communes set latitude = given.latitude, longitude = given.longitude, position_precision = 'exact',
       population = coalesce(given.population, communes.population)
     from unnest($1::text[], $2::float8[], $3::float8[], $4::int[]) as given (insee_code, latitude, longitude, population)
     where communes.insee_code = given.insee_code and communes.kind <> 'ancienne'`,
    [
      centres.map((one) => one.inseeCode),
      centres.map((one) => one.latitude),
      centres.map((one) => one.longitude),
      centres.map((one) => one.population),
    ],
  );
  await db.$client.query(
    `update communes former set latitude = seat.latitude, longitude = seat.longitude
     from communes seat where seat.id = former.parent_id and former.kind = 'ancienne' and former.position_precision = 'estimee'`,
  );
  await runWithoutLimit(db, "vacuum analyze communes");
  return { read: centres.length, placed: rowCount ?? 0 };
}

async function fetchList(source: string): Promise<unknown> {
  try {
    const answer = await fetch(source, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { Accept: "application/json" },
    });
    if (!answer.ok) throw new Error(`réponse ${answer.status}`);
    return await answer.json();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`La liste des communes est inaccessible (${source}) : ${reason}.`, { cause: error });
  }
}

/** Records without a centre are left out; a list without any centre is refused. */
function readCentres(list: unknown): Centre[] {
  const centres = Array.isArray(list) ? list.flatMap(readCentre) : [];
  if (centres.length === 0) throw new Error("La liste reçue ne contient aucune commune avec sa position.");
  return centres;
}

function readCentre(record: unknown): Centre[] {
  if (typeof record !== "object" || record === null) return [];
  const { code, centre, population } = record as {
    code?: unknown;
    centre?: { coordinates?: unknown };
    population?: unknown;
  };
  const coordinates = centre?.coordinates;
  if (typeof code !== "string" || !Array.isArray(coordinates)) return [];
  const [longitude, latitude] = coordinates as unknown[];
  if (!isWithin(longitude, 180) || !isWithin(latitude, 90)) return [];
  return [
    {
      inseeCode: code,
      longitude,
      latitude,
      population: Number.isSafeInteger(population) ? (population as number) : null,
    },
  ];
}

function isWithin(value: unknown, bound: number): value is number {
  return typeof value === "number" && Math.abs(value) <= bound;
}
