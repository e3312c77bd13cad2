import { searchSentenceWords } from "#app/i18n/fr/search-sentence.ts";
import { useWords } from "#app/i18n/words.ts";
import type { SearchCriteria } from "../criteria.ts";

/** What no criterion says is searched in the texts: the page tells it, so that nothing typed is lost in silence. */
export function SearchedWords({ criteria }: { criteria: SearchCriteria }) {
  const words = useWords(searchSentenceWords);
  if (criteria.keywords === null) return null;
  return (
    <p className="text-sm whitespace-nowrap text-ink-soft">
      {words.searchedWords} <span className="text-ink">{criteria.keywords}</span>
    </p>
  );
}
