import { inArray, sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { communes } from "#db/schema/communes.ts";
import type { NamedPlace } from "#app/map/named-place.ts";
import type { Commune } from "./commune.ts";
import { readPlaceText } from "./place-text.ts";

const columns = sql`id, slug, name, department_code as "departmentCode", department_name as "departmentName"`;
// The first code of Paris, Lyon or Marseille (loi du 31 décembre 1982) is that of their first arrondissement.
const firstPostalCode = sql`case when insee_code in ('75056', '69123', '13055') then department_code else coalesce(postal_codes[1], '') end as "postalCode"`;

// As the index says it (migration 0020).
const size = sql`(case when kind = 'arrondissement' then 100000 else population end)`;

// No commune is known by more.
const MOST_WORDS = 8;
/** From this many letters on, words inside names and misspelt names are looked for (the trigram index needs three). */
const WORD_LENGTH = 3;
/** How alike a name must be to be suggested, and to be taken for what was meant; 1 is equal. */
const SUGGESTED_LIKENESS = 0.35;
const MEANT_LIKENESS = 0.6;

/**
 * Communes that a text may mean, the likeliest first: of that name, then whose name begins so, then with
 * such words inside, each by population; where there are none, of a name like it. Or by postal code.
 */
export async function suggestCommunes(db: Database, text: string, limit: number): Promise<Commune[]> {
  return suggest(db, text, { limit, likeness: SUGGESTED_LIKENESS });
}

/** The commune that a text names: a slug of ours, else the likeliest suggestion; null when there is none. */
export async function resolveCommune(db: Database, text: string): Promise<Commune | null> {
  const slug = text.trim().toLowerCase();
  const [bySlug] = /^[a-z0-9-]{1,80}$/.test(slug) ? await findCommunesBySlugs(db, [slug]) : [];
  if (bySlug) return bySlug;
  const [likeliest] = await suggest(db, text, { limit: 1, likeness: MEANT_LIKENESS });
  return likeliest ?? null;
}

/** In the order of their names; unknown slugs are left out. */
export async function findCommunesBySlugs(db: Database, slugs: string[]): Promise<Commune[]> {
  // PostgreSQL refuses a text with a null byte.
  const possible = slugs.filter((slug) => !slug.includes("\0"));
  if (possible.length === 0) return [];
  return execute(
    db,
    sql`select ${columns}, ${firstPostalCode} from communes where ${inArray(communes.slug, possible)} order by name, id`,
  );
}

/** These communes with what they contain: Paris with its arrondissements, a new commune with its former ones. */
export async function withDescendants(db: Database, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from communes where ${inArray(communes.id, ids)} or ${inArray(communes.parentId, ids)} order by id`,
  );
  return rows.map((row) => row.id);
}

/** Communes or arrondissements whose place is known, largest first, for the names on a map; to 110 m. */
export async function findNamedPlaces(db: Database, kind: "commune" | "arrondissement"): Promise<NamedPlace[]> {
  const { rows } = await db.execute<{ name: string; latitude: number; longitude: number; population: number }>(sql`
    select name, round(latitude::numeric, 3)::float8 as latitude, round(longitude::numeric, 3)::float8 as longitude, population
    from communes where latitude is not null and position_precision = 'exact' and kind = ${kind} order by population desc, id`);
  return rows.map(({ name, latitude, longitude, population }) => [name, latitude, longitude, population]);
}

/** The middles of communes, of those that have one. */
export async function findCommuneCentres(
  db: Database,
  ids: number[],
): Promise<{ latitude: number; longitude: number }[]> {
  const { rows } = await db.execute<{ latitude: number; longitude: number }>(
    sql`select latitude, longitude from communes where ${inArray(communes.id, ids)} and latitude is not null order by id`,
  );
  return rows;
}

/** Communes whose middle lies within some kilometres of a place. */
export async function findCommuneIdsAround(
  db: Database,
  { latitude, longitude }: { latitude: number; longitude: number },
  km: number,
): Promise<number[]> {
  const degrees = km / 111.32;
  const shortening = Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from communes
    where latitude between ${latitude - degrees} and ${latitude + degrees}
      and longitude between ${longitude - degrees / shortening} and ${longitude + degrees / shortening}
      and (latitude - ${latitude}) ^ 2 + ((longitude - ${longitude}) * ${shortening}) ^ 2 <= ${degrees ** 2}`);
  return rows.map((row) => row.id);
}

async function suggest(db: Database, text: string, options: { limit: number; likeness: number }): Promise<Commune[]> {
  const wanted = readPlaceText(text);
  if (wanted.kind === "nothing") return [];
  if (wanted.kind === "code") return findByCode(db, wanted.code, options.limit);
  const found = await findByName(db, wanted, options.limit);
  if (found.length > 0 || wanted.name.length < WORD_LENGTH) return found;
  const withWords = await findByWords(db, wanted, options.limit);
  if (withWords.length > 0) return withWords;
  return findByLikeness(db, wanted.name, options);
}

type Wanted = { name: string; code: string | null };

// Three short walks along indexes rather than one sort of the thousands of names in « saint ».
function findByName(db: Database, { name, code }: Wanted, limit: number): Promise<Commune[]> {
  const there = isThere(code);
  const best = sql`order by ${specificity(code)}(kind = 'ancienne'), ${size} desc, id limit ${limit}`;
  const exact = [name, `${name}e`, `${name}er`].slice(0, /\d$/.test(name) ? 3 : 1);
  const beginnings = ["", "le ", "la ", "les ", "l "].map((article) => `${article}${name}%`);
  const inside =
    name.length >= WORD_LENGTH
      ? sql` union all (select 3 as rank, * from communes where search_name like ${`% ${name}%`} and ${there} ${best})`
      : sql``;
  return execute(
    db,
    sql`select ${columns}, ${firstPostalCode} from (
      select distinct on (id) * from (
        (select 1 as rank, * from communes where search_name in ${exact} and ${there} ${best}) union all
        (select 2 as rank, * from communes where ${beginsWith(beginnings)} and ${there} ${best})${inside}
      ) as found order by id, rank
    ) as once order by ${specificity(code)}rank, (kind = 'ancienne'), ${size} desc, id limit ${limit}`,
  );
}

/** « aix provence », « neuilly/seine »: each word begins a word of the name. */
function findByWords(db: Database, { name, code }: Wanted, limit: number): Promise<Commune[]> {
  const words = [...new Set(name.split(" "))]
    .slice(0, MOST_WORDS)
    .map((word) => sql`search_name ~ ${String.raw`\m${word}`}`);
  return execute(
    db,
    sql`select ${columns}, ${firstPostalCode} from communes where ${sql.join(words, sql` and `)} and ${isThere(code)}
      order by (kind = 'ancienne'), ${size} desc, id limit ${limit}`,
  );
}

// The operator % uses the index, at its own threshold of 0.3; the likeness asked for is never below.
function findByLikeness(
  db: Database,
  name: string,
  { limit, likeness }: { limit: number; likeness: number },
): Promise<Commune[]> {
  return execute(
    db,
    sql`select ${columns}, ${firstPostalCode} from communes
      where search_name % ${name} and similarity(search_name, ${name}) >= ${likeness} and kind <> 'ancienne'
      order by similarity(search_name, ${name}) desc, population desc, id limit ${limit}`,
  );
}

function findByCode(db: Database, code: string, limit: number): Promise<Commune[]> {
  return execute(
    db,
    sql`select ${columns}, coalesce((select one from unnest(postal_codes) one where one like ${`${code}%`} limit 1), postal_codes[1], '') as "postalCode"
      from communes
      where (postal_search like ${`% ${code}%`} or department_code = ${code.toUpperCase()}) and kind <> 'ancienne'
      order by ${specificity(code)}${size} desc, id limit ${limit}`,
  );
}

const isThere = (code: string | null) =>
  code === null ? sql`true` : sql`(department_code = ${code.toUpperCase()} or postal_search like ${`% ${code}%`})`;

// With a whole postal code, « Paris 75015 » is « Paris 15e ».
const specificity = (code: string | null) => (code?.length === 5 ? sql`(kind = 'arrondissement') desc, ` : sql``);

const beginsWith = (patterns: string[]) =>
  sql`(${sql.join(
    patterns.map((pattern) => sql`search_name like ${pattern}`),
    sql` or `,
  )})`;

async function execute(db: Database, query: SQL): Promise<Commune[]> {
  const { rows } = await db.execute<Commune>(query);
  return rows;
}
