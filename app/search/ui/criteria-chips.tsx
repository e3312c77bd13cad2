import { X } from "lucide-react";
import { Suspense } from "react";
import { Link } from "react-router";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { optionalPart } from "#app/ui/optional-part.tsx";
import { chipsOf } from "../words/chips.ts";
import { searchHref } from "../criteria/criteria-address.ts";
import type { LoadedSearch } from "../results/load-search.server.ts";
import { useSearchPath } from "./search-path.ts";

// Loaded when needed: only the map replaces places.
const BackToPlaces = optionalPart(async () => (await import("./back-to-places.tsx")).BackToPlaces);

/** The criteria of the search in one row, each as a link to the search without it; first on phones, which show few. */
export function CriteriaChips({ search }: { search: LoadedSearch }) {
  const words = useWords(searchWords);
  const { currency } = useSite();
  const path = useSearchPath();
  const chips = chipsOf(search.criteria, { communes: search.communes, areas: search.areas, currency, words });
  if (chips.length === 0) return null;
  return (
    <div className="flex items-center gap-3 max-sm:order-first">
      {search.criteria.area ? (
        <Suspense>
          <BackToPlaces criteria={search.criteria} />
        </Suspense>
      ) : null}
      <ul aria-label={words.active} className="flex gap-1.5">
        {chips.map(({ key, label, without }) => (
          <li key={key}>
            <Link
              to={searchHref(path, without)}
              preventScrollReset
              aria-label={words.removeChip(label)}
              className="flex min-h-11 items-center gap-1.5 rounded-full bg-action-soft px-3 text-sm font-medium whitespace-nowrap text-action hover:text-accent lg:min-h-9"
            >
              {label}
              <X aria-hidden="true" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
      {chips.length > 1 ? (
        <Link
          to={path}
          preventScrollReset
          className="inline-flex min-h-11 items-center text-sm whitespace-nowrap text-action underline underline-offset-4 lg:min-h-9"
        >
          {words.clear}
        </Link>
      ) : null}
    </div>
  );
}
