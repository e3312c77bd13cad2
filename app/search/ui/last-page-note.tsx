import { searchEmptyWords } from "#app/i18n/fr/search/search-empty.ts";
import { useWords } from "#app/i18n/words.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { SearchCriteria } from "../criteria/criteria.ts";
import { AlertLink } from "./alert-link.tsx";

/** The note after the last result, which leads to an alert for new listings. */
export function LastPageNote({ criteria }: { criteria: SearchCriteria }) {
  const { last } = useWords(searchEmptyWords);
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-action-soft px-4 py-4 print:hidden">
      <p className="prose-line min-w-0 basis-80 grow">{last}</p>
      <AlertLink criteria={criteria} className={buttonClass("primary")} />
    </div>
  );
}
