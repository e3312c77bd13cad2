import { searchSentenceWords } from "#app/i18n/fr/search-sentence.ts";
import { useWords } from "#app/i18n/words.ts";
import type { SearchCriteria } from "../criteria.ts";

/** The notice that keywords of a sentence are searched in the texts of listings. */
export function SearchedWords({ criteria }: { criteria: SearchCriteria }) {
  const words = useWords(searchSentenceWords);
  if (criteria.keywords === null) return null;
  return (
    <p className="text-sm whitespace-nowrap text-ink-soft">
      {words.searchedWords} <span className="text-ink">{criteria.keywords}</span>
    </p>
  );
}
