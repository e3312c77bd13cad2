/**
 * The migrations 0101 to 0107 describe the schema by subject. They replace 53 earlier ones; a database with all 53 has the same
 * tables, and only gets a mark.
 */
const isOfBaseline = (name: string) => /^01\d\d_/.test(name);
const BEFORE = { count: 53, last: "20261125_slight_price_drops.sql", commit: "543a641e" };
const isBefore = (name: string) => !isOfBaseline(name) && name <= BEFORE.last;

/** Whether a database has all migrations before the baseline, but not its mark. Throws a French sentence if it has only some. */
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

/** The migrations of the baseline among these. */
export const baselineOf = <Migration extends Named>(own: readonly Migration[]): Migration[] =>
  own.filter(({ name }) => isOfBaseline(name));

/** Applied migrations, with the baseline of `own` (this tree) in place of the 53 before it. Throws as `needsBaselineMark` does. */
export function sinceBaseline<Migration extends Named>(
  applied: readonly Migration[],
  own: readonly Migration[],
): Migration[] {
  const missing = needsBaselineMark(applied.map(({ name }) => name)) ? baselineOf(own) : [];
  return [...missing, ...applied.filter(({ name }) => !isBefore(name))];
}
