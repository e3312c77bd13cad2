import { Search } from "lucide-react";
import { searchWords } from "#app/i18n/fr/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { Fold } from "#app/ui/fold.tsx";
import type { LoadedSearch } from "../load-search.server.ts";

// Browsers do not load it: a static import would bring it into their scripts.
const form = import.meta.env.SSR ? await import("./search-form.tsx") : null;

/** In place of the filter bar, where no script runs: only the server renders it. */
export function FormWithoutScripts({ search }: { search: LoadedSearch }) {
  const words = useWords(searchWords);
  return (
    <noscript>
      {form ? (
        <div className="border-b border-line bg-sunken print:hidden">
          <div className="page py-4">
            <Fold label={words.editSearch} icon={Search} startsOpen={search.problems.length > 0}>
              <form.CriteriaForm search={search} />
            </Fold>
          </div>
        </div>
      ) : null}
    </noscript>
  );
}
