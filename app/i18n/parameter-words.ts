import type { searchCriteriaWords } from "./fr/search/search-criteria.ts";
import type { Words } from "./words.ts";

type CriterionWords = { names: Record<string, string>; swapped?: string };

/** The name of a criterion's parameter in messages, and the words for its range with swapped ends. */
export function parameterWords(
  criteria: Words<typeof searchCriteriaWords>,
  parameter: string,
): { name?: string | undefined; swapped?: string | undefined } {
  const criterion = Object.values<CriterionWords>(criteria).find(({ names }) => Object.hasOwn(names, parameter));
  return { name: criterion?.names[parameter], swapped: criterion?.swapped };
}
