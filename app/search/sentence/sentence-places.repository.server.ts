import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { isOnShowInSql } from "#db/on-show.ts";
import { hasWholeQuartierWords } from "#app/communes/quartier-condition.server.ts";
import { quartierWords } from "#app/domain/quartier-words.ts";

/**
 * The names that are quartiers of listings on show; only in these communes (by slug with their parts, or by id) and departments, if
 * there are any.
 */
export async function findQuartiersNamed(
  db: Connection,
  names: string[],
  { communes, communeIds, departments }: { communes: string[]; communeIds: number[]; departments: string[] },
): Promise<string[]> {
  if (names.length === 0) return [];
  const slugs = sql.param(communes);
  const there =
    communes.length + communeIds.length + departments.length === 0
      ? sql``
      : sql`and commune_id in (
          select part.id from communes as part left join communes as whole on whole.id = part.parent_id
          where part.slug = any(${slugs}::text[]) or whole.slug = any(${slugs}::text[])
            or part.id = any(${sql.param(communeIds)}::int[])
            or part.department_code = any(${sql.param(departments)}::text[]))`;
  const queries = names.map((name) => {
    const words = quartierWords(name);
    return words.length === 0
      ? sql`select null::text as name where false`
      : sql`select ${name}::text as name where exists (
          select from quartiers join place_counts on axis = 'quartier' and place_counts.key = quartiers.key and count > 0
          where ${hasWholeQuartierWords(words)} ${there})`;
  });
  const { rows } = await db.execute<{ name: string }>(sql.join(queries, sql` union all `));
  return rows.map(({ name }) => name);
}

const query = (text: string) => sql`plainto_tsquery('french_unaccent', ${text})`;
/** Whether no listing has a word: a frequent word is found among the newest listings, a rare one by the index. */
const isUnused = (word: string) => sql`null is not distinct from (
  select id from listings where search_vector @@ ${query(word)} and ${isOnShowInSql()}
  order by published_at desc, id desc limit 1)`;

/** The words that no listing on show has; stop words such as « la » are not among them. */
export async function findWordsWithoutListing(db: Connection, words: string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const queries = words.map(
    (word) => sql`select ${word}::text as word where numnode(${query(word)}) > 0 and ${isUnused(word)}`,
  );
  const { rows } = await db.execute<{ word: string }>(sql.join(queries, sql` union all `));
  return rows.map(({ word }) => word);
}

/** The words of guesses that no listing on show has among its words, or that have the stem of the guessed name. */
export async function findUnusedWords(db: Connection, guesses: { word: string; name: string }[]): Promise<string[]> {
  if (guesses.length === 0) return [];
  const queries = guesses.map(
    ({ word, name }) => sql`select ${word}::text as word where ${query(word)} = ${query(name)} or ${isUnused(word)}`,
  );
  const { rows } = await db.execute<{ word: string }>(sql.join(queries, sql` union all `));
  return rows.map(({ word }) => word);
}
