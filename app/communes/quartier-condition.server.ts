import { sql, type SQL } from "drizzle-orm";

const all = (conditions: SQL[]): SQL => sql.join(conditions, sql` and `);
const key = sql`quartiers.key`;

/** Whether a name in `quartiers` has words that begin with all of these, which come from `quartierWords`, without wildcards. */
export const hasQuartierWords = (words: string[]): SQL =>
  all(words.map((word) => sql`(' ' || ${key}) like ${`% ${word}%`}`));

/** Whether a name in `quartiers` has all of these whole words. Also checks beginnings, since only they have an index. */
export const hasWholeQuartierWords = (words: string[]): SQL =>
  sql`${hasQuartierWords(words)} and ${all(words.map((word) => sql`(' ' || ${key} || ' ') like ${`% ${word} %`}`))}`;
