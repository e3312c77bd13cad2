import { sql, type SQL } from "drizzle-orm";
import { normalizeName } from "#app/domain/commune-name.ts";
import { quartierWords } from "#app/domain/quartier-words.ts";
import type { Connection } from "#db/client.ts";
import { isOnShowInSql } from "#db/on-show.ts";
import { hasQuartierWords, hasWholeQuartierWords } from "./quartier-condition.server.ts";

/** A quartier of a city with listings on show; `name` as one of them spells it, `count`: the results of a search for it. */
export type Quartier = {
  name: string;
  city: { slug: string; name: string };
  count: number;
  /** Whether the name is the typed text, and does not only contain its words. */
  isNamedSo: boolean;
};

/** Most quartiers compared with a text: « saint » is in hundreds of names. */
const MOST_KEYS = 60;

/** The numbers of listings on show in communes, by id, and in departments, by code, from the stored counts. */
export async function countPlaces(
  db: Connection,
  { communeIds, departments }: { communeIds: number[]; departments: string[] },
): Promise<{ communes: Map<number, number>; departments: Map<string, number> }> {
  const { rows } = await db.execute<{ axis: string; key: string; communeId: number; count: number }>(sql`
    select axis, key, commune_id as "communeId", count from place_counts
    where axis = 'commune' and key = '' and commune_id = any(${`{${communeIds.join(",")}}`}::int[])
    union all
    select axis, key, commune_id, count from place_counts
    where axis = 'department' and commune_id = 0 and key = any(${sql.param(departments)}::text[])`);
  const of = (axis: string) => rows.filter((row) => row.axis === axis);
  return {
    communes: new Map(of("commune").map(({ communeId, count }) => [communeId, count])),
    departments: new Map(of("department").map(({ key, count }) => [key, count])),
  };
}

/**
 * Quartiers with words that begin like the words of a text: equal names first, then by number of listings. Arrondissements count
 * for their city.
 */
export async function findQuartiers(db: Connection, text: string, limit: number): Promise<Quartier[]> {
  const words = quartierWords(text);
  if (words.length === 0) return [];
  const namedSo = isNamed(text);
  const { rows } = await db.execute<QuartierRow>(sql`
    with found as materialized (
      select key from quartiers where ${hasQuartierWords(words)} order by ${namedSo} desc, length(key), key limit ${MOST_KEYS}),
    counted as (
      select found.key, place.commune_id, place.count
      from found cross join lateral (
        select commune_id, count from place_counts
        where axis = 'quartier' and place_counts.key = found.key and count > 0 order by count desc limit ${2 * limit}) as place
      order by ${namedSo} desc, place.count desc limit ${2 * limit})
    select key, ${namedSo} as "isNamedSo", city.id as "cityId", city.slug, city.name as "cityName", coalesce((
        select quartier from listings where quartier_key = key and ${isOnShowInSql()} limit 1), key) as name
    from counted join communes part on part.id = commune_id
    join communes city on city.id = coalesce(case when part.kind = 'arrondissement' then part.parent_id end, part.id)
    group by key, city.id order by ${namedSo} desc, sum(count) desc, city.slug limit ${limit}`);
  const counts = await countQuartiers(db, rows);
  return rows
    .map(({ name, slug, cityName, isNamedSo }, index) => ({
      name,
      city: { slug, name: cityName },
      count: counts[index]!,
      isNamedSo,
    }))
    .toSorted((one, other) => Number(other.isNamedSo) - Number(one.isNamedSo) || other.count - one.count);
}

type QuartierRow = { key: string; name: string; cityId: number; slug: string; cityName: string; isNamedSo: boolean };

/** The results of searches for these quartiers in these cities: listings of all quartiers with their words. */
async function countQuartiers(db: Connection, wanted: { key: string; cityId: number }[]): Promise<number[]> {
  if (wanted.length === 0) return [];
  const counts = wanted.map(
    ({ key, cityId }, nth) => sql`
      select ${nth}::int as nth, coalesce(sum(count), 0)::int as count from place_counts
      where axis = 'quartier' and key = any(array(select key from quartiers where ${hasQuartierWords(quartierWords(key))}))
        and commune_id = any(array(select id from communes where id = ${cityId} or parent_id = ${cityId}))`,
  );
  const { rows } = await db.execute<{ nth: number; count: number }>(sql.join(counts, sql` union all `));
  const found = new Map(rows.map(({ nth, count }) => [nth, count]));
  return wanted.map((_, nth) => found.get(nth) ?? 0);
}

export type QuartierMatch = "named-so" | "with-words";

/** For each text, whether a quartier with listings on show has this name, or contains its whole words; one query. */
export async function matchQuartiers(db: Connection, texts: string[]): Promise<(QuartierMatch | null)[]> {
  const queries = texts.flatMap((text, nth) => {
    const words = quartierWords(text);
    if (words.length === 0) return [];
    return [
      sql`(select ${nth}::int as nth, ${isNamed(text)} as "isNamedSo" from quartiers
        where ${hasWholeQuartierWords(words)} and exists (
          select from place_counts where axis = 'quartier' and place_counts.key = quartiers.key and count > 0)
        order by 2 desc limit 1)`,
    ];
  });
  if (queries.length === 0) return texts.map(() => null);
  const { rows } = await db.execute<{ nth: number; isNamedSo: boolean }>(sql.join(queries, sql` union all `));
  const found = new Map(rows.map(({ nth, isNamedSo }) => [nth, isNamedSo]));
  return texts.map((_, nth) => (found.has(nth) ? (found.get(nth) ? "named-so" : "with-words") : null));
}

/** Whether a quartier has this name, its first article aside: « Val d’Or » keeps its « d ». */
const isNamed = (text: string): SQL =>
  sql`regexp_replace(key, '^(les?|la|l) ', '') = ${normalizeName(text).replace(/^(?:les?|la|l) /, "")}`;
