import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";
import type { searchProblemWords } from "#app/i18n/fr/search/search-problems.ts";
import { parameterWords } from "#app/i18n/parameter-words.ts";
import type { Words } from "#app/i18n/words.ts";
import { enSearchCriteriaWords } from "./search-criteria.ts";

const others: Record<string, string> = { sort: "the order", page: "the page" };

export const enSearchProblemWords: Words<typeof searchProblemWords> = {
  title: "We read your search as follows:",
  range: (from: string, to: string) => `${from} to ${to}`,
  describe({ code, parameter, typed }: CriteriaProblem): string {
    const { name = others[parameter] ?? parameter, swapped } = parameterWords(enSearchCriteriaWords, parameter);
    switch (code) {
      case "not-a-number":
        return `“${typed}” is not a number: ${name} is left out.`;
      case "negative":
        return `“${typed}” is negative: ${name} is left out.`;
      case "too-large":
        return `“${typed}” is too large: ${name} is left out.`;
      case "inverted-range":
        return `${swapped ?? "Minimum and maximum swapped"}: ${typed}.`;
      case "too-long":
        return `The text for ${name} is very long: only its first hundred characters count.`;
      case "too-many":
        return `${typed} places are too many for one search: only the first ones count.`;
      case "unknown-commune":
        return `Unknown place: “${typed}”. Check the spelling, or try the postal code.`;
      case "guessed-place":
        return `Guessed place: “${typed}”.`;
      case "no-keyword":
        return `“${typed}” contains no word to look for.`;
      case "contradicted":
        return `“${typed}” contradicts another criterion: the search leaves it out.`;
      case "unknown-value":
        return `“${typed}” is not a possible choice for ${name}.`;
    }
  },
};
