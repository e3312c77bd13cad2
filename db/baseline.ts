/**
 * The migrations 0101 to 0107 describe the schema by subject. They replace 53 that made it step by step; a database that has
 * as many, to the last, has the same tables, and is marked.
 */
const isOfBaseline = (name: string) => /^01\d\d_/.test(name);
const BEFORE = { count: 53, last: "20261125_slight_price_drops.sql", commit: "543a641e" };
const isBefore = (name: string) => !isOfBaseline(name) && name <= BEFORE.last;

/** Whether a database has all migrations before the baseline, and not its mark. Throws a French sentence where it has only some. */
export function needsBaselineMark(applied: readonly string[]): boolean {
  const before = applied.filter(isBefore);
  if (before.length === 0 || applied.some(isOfBaseline)) return false;
  if (before.length === BEFORE.count && before.includes(BEFORE.last)) return true;
  throw new Error(
    `Ces données viennent d'une version trop ancienne du portail : démarrez-le d'abord une fois au commit ${BEFORE.commit}, ` +
      "qui les met à jour, puis reprenez cette version.",
  );
}

type Named = { name: string };

/** The baseline's among these migrations. */
export const baselineOf = <Migration extends Named>(own: readonly Migration[]): Migration[] =>
  own.filter(({ name }) => isOfBaseline(name));

/** Applied migrations as this tree knows them, which has `own`: the baseline in place of those before it. Throws as above. */
export function sinceBaseline<Migration extends Named>(
  applied: readonly Migration[],
  own: readonly Migration[],
): Migration[] {
  const missing = needsBaselineMark(applied.map(({ name }) => name)) ? baselineOf(own) : [];
  return [...missing, ...applied.filter(({ name }) => !isBefore(name))];
}
