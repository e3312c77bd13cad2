/** Maximum number of listings in a comparison. */
export const MOST_COMPARED = 4;

/** `/comparer?biens=BV1,BV2`; `/comparer` for none. */
export function comparisonHref(references: readonly string[]): string {
  return references.length === 0 ? "/comparer" : `/comparer?biens=${references.join(",")}`;
}
