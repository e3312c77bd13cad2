import { inArray, sql, type SQL } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { communes } from "#db/schema/communes.ts";
import type { NamedPlace } from "#app/map/named-place.ts";
import type { Commune } from "./commune.ts";
import { type PlaceText, readPlaceText } from "./place-text.ts";

const columns = sql`id, slug, name, department_code as "departmentCode", department_name as "departmentName"`;
// The first code of Paris, Lyon or Marseille (loi du 31 décembre 1982) is that of their first arrondissement.
const firstPostalCode = sql`case
  when insee_code in ('75056', '69123', '13055') then department_code
  else coalesce(postal_codes[1], '') end as "postalCode"`;

// As the index is defined (migration 0020).
const size = sql`(case when kind = 'arrondissement' then 100000 else population end)`;

// Words of a name that are searched; no commune has more.
const MOST_WORDS = 8;
/** From this many letters on, words inside names and misspelt names are searched (the trigram index needs three). */
const WORD_LENGTH = 3;
/** Minimum similarity (0 to 1) for a suggestion, and for a match. */
const SUGGESTED_LIKENESS = 0.35;
const MEANT_LIKENESS = 0.6;

/**
 * Communes that a text may mean, the likeliest first: the same name, then the same prefix, then the words inside, each
 * by population; else similar names. Or by postal code.
 */
export async function suggestCommunes(db: Connection, text: string, limit: number): Promise<Commune[]> {
  const [suggestions] = await suggestEach(db, [text], { limit, likeness: SUGGESTED_LIKENESS });
  return suggestions ?? [];
}

/** The commune that a text names: by slug, else the first suggestion; null when there is none. */
export async function resolveCommune(db: Connection, text: string): Promise<Commune | null> {
  const [commune] = await resolveCommunes(db, [text]);
  return commune ?? null;
}

/** The same for several texts, in their order; at most four queries for all. */
export async function resolveCommunes(db: Connection, texts: string[]): Promise<(Commune | null)[]> {
  const slugs = texts.map((text) => text.trim().toLowerCase());
  const known = await findCommunesBySlugs(
    db,
    slugs.filter((slug) => /^[a-z0-9-]{1,80}$/.test(slug)),
  );
  const bySlug = new Map(known.map((commune) => [commune.slug, commune]));
  const others = texts.filter((_, index) => !bySlug.has(slugs[index]!));
  const suggestions = await suggestEach(db, others, { limit: 1, likeness: MEANT_LIKENESS });
  const likeliest = new Map(others.map((text, index) => [text, suggestions[index]![0]]));
  return texts.map((text, index) => bySlug.get(slugs[index]!) ?? likeliest.get(text) ?? null);
}

/** Sorted by name; unknown slugs are left out. */
export async function findCommunesBySlugs(db: Connection, slugs: string[]): Promise<Commune[]> {
  // PostgreSQL refuses a text with a null byte.
  const possible = slugs.filter((slug) => !slug.includes("\0"));
  if (possible.length === 0) return [];
  return execute(
    db,
    sql`select ${columns}, ${firstPostalCode} from communes where ${inArray(communes.slug, possible)} order by name, id`,
  );
}

/** These communes with their parts: Paris with its arrondissements, a new commune with its former ones. */
export async function withDescendants(db: Connection, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from communes where ${inArray(communes.id, ids)} or ${inArray(communes.parentId, ids)} order by id`,
  );
  return rows.map((row) => row.id);
}

/** A number that changes when communes change (migration 0027). */
export async function readCommuneChange(db: Connection): Promise<string> {
  const { rows } = await db.execute<{ number: string }>(sql`select number from commune_changes`);
  return rows[0]!.number;
}

/** Communes and arrondissements with a known position, largest first, for the names on a map; rounded to 110 m. */
export async function findNamedPlaces(db: Connection, kind: "commune" | "arrondissement"): Promise<NamedPlace[]> {
  const { rows } = await db.execute<{ name: string; latitude: number; longitude: number; population: number }>(sql`
    select name, round(latitude::numeric, 3)::float8 as latitude, round(longitude::numeric, 3)::float8 as longitude, population
    from communes where latitude is not null and position_precision = 'exact' and kind = ${kind} order by population desc, id`);
  return rows.map(({ name, latitude, longitude, population }) => [name, latitude, longitude, population]);
}

/** The ids of communes and their parts, and the centres of those that have one, for a search. */
export async function findSearchPlaces(
  db: Connection,
  ids: number[],
): Promise<{ ids: number[]; centres: { latitude: number; longitude: number }[] }> {
  if (ids.length === 0) return { ids, centres: [] };
  const named = inArray(communes.id, ids);
  const { rows } = await db.execute<{
    id: number;
    latitude: number | null;
    longitude: number | null;
    isNamed: boolean;
  }>(
    sql`select id, latitude, longitude, ${named} as "isNamed" from communes
      where ${named} or ${inArray(communes.parentId, ids)} order by id`,
  );
  return {
    ids: rows.map(({ id }) => id),
    centres: rows.flatMap(({ latitude, longitude, isNamed }) =>
      isNamed && latitude !== null && longitude !== null ? [{ latitude, longitude }] : [],
    ),
  };
}

type Choice = { limit: number; likeness: number };

/**
 * For each text, the result of the first of these queries that finds something: name or code, words inside names,
 * similarity.
 */
async function suggestEach(db: Connection, texts: string[], choice: Choice): Promise<Commune[][]> {
  const wanted = texts.map(readPlaceText);
  const found: Commune[][] = texts.map(() => []);
  for (const way of [byNameOrCode, byWords, byLikeness]) {
    const asked = wanted.flatMap((text, index) => {
      const query = found[index]!.length === 0 ? way(text, choice) : null;
      return query === null ? [] : [{ index, query }];
    });
    for (const { nth, ...commune } of await executeAll(db, asked)) found[nth]!.push(commune);
  }
  return found;
}

/** The rows of several queries in one round trip, in their order; `nth` is the number of the query. */
async function executeAll(
  db: Connection,
  asked: { index: number; query: SQL }[],
): Promise<(Commune & { nth: number })[]> {
  if (asked.length === 0) return [];
  const parts = asked.map(
    ({ index, query }) => sql`(select ${index}::int as nth, row_number() over () as rank, * from (${query}) as part)`,
  );
  const { rows } = await db.execute<Commune & { nth: number }>(sql`
    select id, slug, name, "departmentCode", "departmentName", "postalCode", nth
    from (${sql.join(parts, sql` union all `)}) as parts order by nth, rank`);
  return rows;
}

type WantedName = Extract<PlaceText, { kind: "name" }>;

function byNameOrCode(wanted: PlaceText, { limit }: Choice): SQL | null {
  if (wanted.kind === "nothing") return null;
  return wanted.kind === "code" ? byCode(wanted.code, limit) : byName(wanted, limit);
}

// Three short index scans instead of one sort of the thousands of names in « saint ».
function byName({ name, code }: WantedName, limit: number): SQL {
  const there = isThere(code);
  const best = sql`order by ${specificity(code)}(kind = 'ancienne'), ${size} desc, id limit ${limit}`;
  const exact = [name, `${name}e`, `${name}er`].slice(0, /\d$/.test(name) ? 3 : 1);
  const beginnings = ["", "le ", "la ", "les ", "l "].map((article) => `${article}${name}%`);
  const inside =
    name.length >= WORD_LENGTH
      ? sql` union all (select 3 as rank, * from communes where search_name like ${`% ${name}%`} and ${there} ${best})`
      : sql``;
  return sql`select ${columns}, ${firstPostalCode} from (
      select distinct on (id) * from (
        (select 1 as rank, * from communes where search_name in ${exact} and ${there} ${best}) union all
        (select 2 as rank, * from communes where ${beginsWith(beginnings)} and ${there} ${best})${inside}
      ) as found order by id, rank
    ) as once order by ${specificity(code)}rank, (kind = 'ancienne'), ${size} desc, id limit ${limit}`;
}

/** « aix provence », « neuilly/seine »: each word is the prefix of a word in the name. */
function byWords(wanted: PlaceText, { limit }: Choice): SQL | null {
  if (!isLongName(wanted)) return null;
  const words = [...new Set(wanted.name.split(" "))]
    .slice(0, MOST_WORDS)
    .map((word) => sql`search_name ~ ${String.raw`\m${word}`}`);
  return sql`select ${columns}, ${firstPostalCode} from communes
      where ${sql.join(words, sql` and `)} and ${isThere(wanted.code)}
      order by (kind = 'ancienne'), ${size} desc, id limit ${limit}`;
}

const isLongName = (wanted: PlaceText): wanted is WantedName =>
  wanted.kind === "name" && wanted.name.length >= WORD_LENGTH;

// The operator % uses the index, at its own threshold of 0.3; our thresholds are never below.
function byLikeness(wanted: PlaceText, { limit, likeness }: Choice): SQL | null {
  if (!isLongName(wanted)) return null;
  const { name } = wanted;
  return sql`select ${columns}, ${firstPostalCode} from communes
      where search_name % ${name} and similarity(search_name, ${name}) >= ${likeness} and kind <> 'ancienne'
      order by similarity(search_name, ${name}) desc, population desc, id limit ${limit}`;
}

const byCode = (
  code: string,
  limit: number,
): SQL => sql`select ${columns}, coalesce((select one from unnest(postal_codes) one
    where one like ${`${code}%`} limit 1), postal_codes[1], '') as "postalCode"
      from communes
      where (postal_search like ${`% ${code}%`} or department_code = ${code.toUpperCase()}) and kind <> 'ancienne'
      order by ${specificity(code)}${size} desc, id limit ${limit}`;

const isThere = (code: string | null) =>
  code === null ? sql`true` : sql`(department_code = ${code.toUpperCase()} or postal_search like ${`% ${code}%`})`;

// With a complete postal code, « Paris 75015 » is « Paris 15e ».
const specificity = (code: string | null) => (code?.length === 5 ? sql`(kind = 'arrondissement') desc, ` : sql``);

const beginsWith = (patterns: string[]) =>
  sql`(${sql.join(
    patterns.map((pattern) => sql`search_name like ${pattern}`),
    sql` or `,
  )})`;

async function execute(db: Connection, query: SQL): Promise<Commune[]> {
  const { rows } = await db.execute<Commune>(query);
  return rows;
}
