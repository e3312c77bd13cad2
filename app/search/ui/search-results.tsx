import { Rss } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useNavigation } from "react-router";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { ListingGrid } from "#app/listings/cards/ui/listing-grid.tsx";
import { optionalPart } from "#app/ui/optional-part.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { searchHref } from "../criteria/criteria-address.ts";
import { feedHref, feedTypes } from "../syndication/syndication.ts";
import type { LoadedSearch } from "../results/load-search.server.ts";
import { MapPane } from "./map/map-pane.tsx";
import { ResultsHead } from "./results-head.tsx";
import { useSearchPath } from "./search-path.ts";

// Loaded when needed: few searches have notices.
const SearchNotices = optionalPart(async () => (await import("./search-notices.tsx")).SearchNotices);
// Loaded when needed: few searches have no result.
const EmptyResults = optionalPart(async () => (await import("./empty-results.tsx")).EmptyResults);
// Loaded when needed: few people read to the end.
const LastPageNote = optionalPart(async () => (await import("./last-page-note.tsx")).LastPageNote);

type SearchResultsProps = {
  search: LoadedSearch;
  /** The page's heading and form are beside the results, where a map is otherwise. */
  isBesideForm?: boolean;
  /** The filter buttons of `/annonces`. */
  offerLinks?: ReactNode;
};

/** The results: cards, pages, and the map beside them. Both pages of results show them. */
export function SearchResults({ search, isBesideForm = false, offerLinks }: SearchResultsProps) {
  const words = useWords(searchWords);
  const path = useSearchPath();
  const { state } = useNavigation();
  const [lit, setLit] = useState<string | null>(null);
  const { criteria, total, pageCount, cards } = search;
  const top = total === 0 ? "pt-3" : "pt-1 lg:pt-2";
  return (
    <section
      aria-label={words.results}
      className={`beside-map flex gap-6 max-lg:flex-col max-lg:gap-0 ${isBesideForm ? "" : `page ${top}`}`}
    >
      <div className="min-w-0 grow">
        <div className="flex flex-col gap-3">
          {search.problems.length + search.doubts.length + search.unread.length + search.notes.length > 0 ? (
            <Suspense>
              <SearchNotices search={search} />
            </Suspense>
          ) : null}
          <ResultsHead search={search} isBesideForm={isBesideForm} offerLinks={offerLinks} />
        </div>
        <div
          aria-busy={state !== "idle"}
          className={`mt-2 ${state === "idle" ? "" : "opacity-60 transition delay-200"}`}
        >
          {total === 0 ? (
            <Suspense>
              <EmptyResults search={search} />
            </Suspense>
          ) : null}
          <ListingGrid
            cards={cards}
            columns="sm:grid-cols-2 lg:gap-4 min-[87rem]:grid-cols-3"
            isDense
            priority
            lit={lit}
            onLight={setLit}
          />
          <Pagination
            page={criteria.page}
            pageCount={pageCount}
            hrefOf={(page) => searchHref(path, { ...criteria, page })}
          />
          {total > 0 && criteria.page === pageCount ? (
            <Suspense>
              <LastPageNote criteria={criteria} />
            </Suspense>
          ) : null}
          <p className="mt-4 text-sm print:hidden">
            <a
              href={feedHref("atom", criteria)}
              type={feedTypes.atom}
              className="inline-flex min-h-11 items-center gap-1.5 text-ink-soft"
            >
              <Rss aria-hidden="true" className="size-4" />
              {words.feed}
            </a>
          </p>
        </div>
      </div>
      <MapPane search={search} isBesideForm={isBesideForm} lit={lit} onLight={setLit} />
    </section>
  );
}
