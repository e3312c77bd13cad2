import { Search } from "lucide-react";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { useWords } from "#app/i18n/words.ts";
import type { LoadedSearch } from "../results/load-search.server.ts";

// Browsers do not load the form: a static import would add it to their scripts.
const form = import.meta.env.SSR ? await import("./search-form.tsx") : null;

/** The form in place of the filter bar, where no script runs. Only the server renders it. */
export function FormWithoutScripts({ search }: { search: LoadedSearch }) {
  const words = useWords(searchWords);
  return (
    <noscript>
      {form ? (
        <div className="page py-4 print:hidden">
          <details
            open={search.problems.length > 0}
            className="sm:always-open rounded-card border border-line bg-raised px-4 pb-4"
          >
            <summary className="flex min-h-12 items-center gap-2 font-semibold">
              <Search aria-hidden="true" className="size-5" />
              {words.editSearch}
            </summary>
            <div className="pt-4">
              <form.CriteriaForm search={search} />
            </div>
          </details>
        </div>
      ) : null}
    </noscript>
  );
}
