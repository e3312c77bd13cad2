import { useState } from "react";
import { useNavigation } from "react-router";
import { searchWords } from "#app/i18n/fr/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { ListingGrid } from "#app/listings/ui/listing-grid.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { searchHref } from "../criteria-address.ts";
import type { LoadedSearch } from "../load-search.server.ts";
import { CriteriaChips } from "./criteria-chips.tsx";
import { EmptyResults } from "./empty-results.tsx";
import { FacetsPanel } from "./facets-panel.tsx";
import { MapPane } from "./map/map-pane.tsx";
import { PlaceNotices } from "./place-notices.tsx";
import { SearchedWords } from "./searched-words.tsx";
import { SearchProblems } from "./search-problems.tsx";
import { useSearchPath } from "./search-path.ts";
import { SortSelect } from "./sort-select.tsx";

/** Count, criteria, sort, facets, cards and pages, with the map beside: the same below either form. */
export function SearchResults({ search }: { search: LoadedSearch }) {
  const words = useWords(searchWords);
  const path = useSearchPath();
  const { state } = useNavigation();
  const [lit, setLit] = useState<string | null>(null);
  const { criteria, total, pageCount, cards } = search;
  return (
    <section aria-label={words.results} className="beside-map page flex gap-6 pt-6 max-lg:flex-col max-lg:gap-0">
      <div className="min-w-0 grow">
        <div className="flex flex-col gap-4">
          <SearchProblems problems={search.problems} />
          <PlaceNotices search={search} />
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-3 sm:gap-x-6">
            <div role="status">
              <h2 id="resultats" className="font-display text-xl font-semibold">
                {words.count(total, formatCount(total))}
                {pageCount > 1 ? (
                  <span className="font-sans text-base font-normal text-ink-soft max-sm:sr-only">
                    {" "}
                    · {words.page(criteria.page, formatCount(pageCount))}
                  </span>
                ) : null}
                {/* Another order changes no count: announce it too. */}
                {total > 0 ? <span className="sr-only">, {words.orders[criteria.sort]}</span> : null}
              </h2>
            </div>
            {total > 0 ? <SortSelect criteria={criteria} /> : null}
          </div>
          <CriteriaChips search={search} />
          <SearchedWords criteria={criteria} />
          <FacetsPanel search={search} />
        </div>
        <div
          aria-busy={state !== "idle"}
          className={`mt-6 ${state === "idle" ? "" : "opacity-60 transition-opacity delay-200"}`}
        >
          {total === 0 ? <EmptyResults search={search} /> : null}
          <ListingGrid
            cards={cards}
            columns="sm:grid-cols-2 lg:max-xl:grid-cols-1 min-[100rem]:grid-cols-3"
            priority
            lit={lit}
            onLight={setLit}
          />
          <Pagination
            page={criteria.page}
            pageCount={pageCount}
            hrefOf={(page) => searchHref(path, { ...criteria, page })}
          />
        </div>
      </div>
      <MapPane search={search} lit={lit} onLight={setLit} />
    </section>
  );
}
