import { Map as MapIcon } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { optionalPart } from "#app/ui/optional-part.tsx";
import { isNarrowed, searchHref } from "../criteria/criteria-address.ts";
import type { LoadedSearch } from "../results/load-search.server.ts";
import { AlertLink } from "./alert-link.tsx";
import { useSearchPath } from "./search-path.ts";
import { SortSelect } from "./sort-select.tsx";

// Loaded when needed: without criteria there are none.
const CriteriaChips = optionalPart(async () => (await import("./criteria-chips.tsx")).CriteriaChips);

type ResultsHeadProps = {
  search: LoadedSearch;
  /** The page's heading and form are beside the results, where a map is otherwise. */
  isBesideForm: boolean;
  /** The filter buttons of `/annonces`. */
  offerLinks: ReactNode;
};

const pill =
  "inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-3 text-sm font-semibold whitespace-nowrap lg:min-h-9";

/** The search in words, the number of results and their order in one line; the offers of `/annonces` and the criteria below. */
export function ResultsHead({ search, isBesideForm, offerLinks }: ResultsHeadProps) {
  const words = useWords(searchWords);
  const isList = useSearchPath() === "/annonces";
  const { criteria, total, pageCount } = search;
  const isMixed = total > 0 && criteria.offer === null && criteria.sort.startsWith("prix");
  const hasCriteria = isNarrowed(criteria);
  const alertLink = (
    <AlertLink
      criteria={criteria}
      className={`${pill} border-action text-action hover:bg-action-soft ${hasCriteria ? "max-sm:order-first" : ""}`}
    />
  );
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0 items-baseline gap-x-3 lg:flex">
          {isBesideForm ? null : (
            <h1 className="font-display leading-tight font-semibold text-balance lg:text-lg">
              {search.title ?? (isList ? words.listingsTitle : words.searchTitle)}
            </h1>
          )}
          <div role="status">
            <h2 id="resultats" className="text-sm font-semibold">
              {words.count(total, formatCount(total))}
              {pageCount > 1 ? (
                <span className={isBesideForm ? "sr-only" : "font-normal text-ink-soft max-sm:sr-only"}>
                  {" "}
                  · {words.page(criteria.page, formatCount(pageCount))}
                </span>
              ) : null}
              {/* Another order changes no count: announce it too. */}
              {total > 0 ? (
                <span className={isBesideForm ? "font-normal text-ink-soft" : "sr-only"}>
                  {isBesideForm ? " · " : ", "}
                  {words.orders[criteria.sort]}
                </span>
              ) : null}
            </h2>
          </div>
        </div>
        {total > 0 ? <SortSelect criteria={criteria} /> : null}
      </div>
      {/* One row, which scrolls sideways: the first picture must be near. */}
      <div className="fading-row -mx-4 flex items-center gap-3 px-4 py-1 lg:mr-0 print:hidden">
        {hasCriteria ? alertLink : null}
        {offerLinks}
        {isMixed ? <p className="text-sm whitespace-nowrap text-ink-soft max-sm:hidden">{words.mixedPrices}</p> : null}
        {hasCriteria ? (
          <Suspense>
            <CriteriaChips search={search} />
          </Suspense>
        ) : null}
        {isBesideForm && total > 0 ? (
          <Link
            to={searchHref("/annonces", criteria)}
            className={`needs-scripts max-lg:hidden ${pill} border-line-strong`}
          >
            <MapIcon aria-hidden="true" className="size-4 shrink-0" />
            {words.showMap}
          </Link>
        ) : null}
        {hasCriteria ? null : alertLink}
      </div>
      {/* No room in the row on phones. */}
      {isMixed ? <p className="-mt-2 text-xs leading-none text-ink-soft sm:hidden">{words.mixedPrices}</p> : null}
    </div>
  );
}
