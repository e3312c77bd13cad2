import { Suspense } from "react";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import type { PageHandle } from "#app/layout/shell.tsx";
import { siteOf } from "#app/layout/page-meta.ts";
import { optionalPart } from "#app/ui/optional-part.tsx";
import type { Route } from "./+types/search";
import { loadSearch } from "../results/load-search.server.ts";
import { searchMeta } from "../search-meta.ts";
import { isNarrowed } from "../criteria/criteria-address.ts";
import { FormWithoutScripts } from "../ui/form-without-scripts.tsx";
import { SearchForm } from "../ui/search-form.tsx";
import { SearchPathContext } from "../ui/search-path.ts";
import { SearchResults } from "../ui/search-results.tsx";
import { SearchTrail } from "../ui/search-trail.tsx";

// Loaded when needed: a search without criteria has the form instead.
const FilterBar = optionalPart(async () => (await import("../ui/filter-bar/filter-bar.tsx")).FilterBar);

const path = "/Rechercher";

export const handle: PageHandle = { isWide: true };

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  searchMeta(loaderData, { site: siteOf(matches), title: searchWords.french.searchTitle });

export function loader({ context, url, request }: Route.LoaderArgs) {
  return loadSearch(context, { path, url, request });
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const hasCriteria = isNarrowed(loaderData.criteria);
  if (!hasCriteria)
    return (
      <SearchPathContext value={path}>
        <div className="form-beside page pt-4">
          <SearchForm search={loaderData} />
          <SearchTrail search={loaderData}>
            <SearchResults search={loaderData} isBesideForm />
          </SearchTrail>
        </div>
      </SearchPathContext>
    );
  return (
    <SearchPathContext value={path}>
      <Suspense fallback={<div className="filter-bar" />}>
        <FilterBar search={loaderData} />
      </Suspense>
      <FormWithoutScripts search={loaderData} />
      <SearchTrail search={loaderData}>
        <SearchResults search={loaderData} />
      </SearchTrail>
    </SearchPathContext>
  );
}
