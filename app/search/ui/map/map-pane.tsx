import { List, Map as MapIcon } from "lucide-react";
import { Suspense, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { optionalPart } from "#app/ui/optional-part.tsx";
import { useInBrowser } from "#app/ui/use-in-browser.ts";
import { formatCount } from "#app/i18n/measures.ts";
import type { LoadedSearch } from "../../results/load-search.server.ts";
import { AlertLink } from "../alert-link.tsx";

const SearchMap = optionalPart(async () => (await import("./search-map.tsx")).SearchMap);

const HASH = "#carte";
const WIDE = "(min-width: 64rem)";

type MapPaneProps = {
  search: LoadedSearch;
  /** Wide screens have a form beside the list, and no map. */
  isBesideForm: boolean;
  lit: string | null;
  onLight(reference: string | null): void;
};

/**
 * The pane of the map: beside the list on wide screens, over it at `#carte` on others, so that Back closes it. The map
 * itself is loaded when shown.
 */
export function MapPane({ search, isBesideForm, lit, onLight }: MapPaneProps) {
  const words = useWords(searchWords);
  const { hash, pathname, search: query, state } = useLocation();
  const isWide = useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  // The server does not receive the part after « # »: the first render must equal the server's.
  const isOver = useInBrowser() && hash === HASH;
  if (isBesideForm && isWide) return null;
  return (
    <>
      <div
        data-map-over={isOver ? "" : undefined}
        className={`needs-scripts ${isBesideForm ? "" : "lg:block"} lg:sticky lg:top-[calc(var(--header-height)+var(--stuck-height)+0.5rem)] lg:z-0 lg:h-[calc(100dvh-var(--header-height)-var(--stuck-height)-1rem)] lg:w-[42%] lg:shrink-0 lg:overflow-hidden lg:rounded-card lg:border lg:border-line print:hidden ${isOver ? "fixed inset-x-0 top-[calc(var(--header-height)+var(--stuck-height))] bottom-0 z-20" : "hidden"}`}
      >
        {isWide || isOver ? (
          <Suspense>
            <SearchMap search={search} lit={lit} onLight={onLight} />
          </Suspense>
        ) : null}
      </div>
      {/* Above the map's credits; elsewhere, where the list is visible. */}
      <div
        data-map-toggle=""
        hidden={search.total === 0 && !isOver}
        className={`needs-scripts above-tray z-20 mx-auto flex w-fit gap-2 lg:hidden print:hidden ${isOver ? "fixed inset-x-0 bottom-12" : "sticky bottom-5 mt-6"}`}
      >
        <Link
          to={{ pathname, search: query, hash: isOver ? "" : HASH }}
          state={state}
          preventScrollReset
          className={buttonClass("primary", "rounded-full shadow-lifted")}
        >
          {isOver ? <List aria-hidden="true" className="size-5" /> : <MapIcon aria-hidden="true" className="size-5" />}
          {isOver ? `${words.hideMap} (${formatCount(search.total)})` : words.showMap}
        </Link>
        {/* The map covers the head of the results, which otherwise has this link. */}
        {isOver ? (
          <AlertLink
            criteria={search.criteria}
            className="flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-raised px-4 text-sm font-semibold shadow-lifted hover:border-action hover:text-action low-window:hidden map-alert"
          />
        ) : null}
      </div>
    </>
  );
}

function subscribeToWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
