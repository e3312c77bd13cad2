import { searchWords } from "#app/i18n/fr/search/search.ts";
import type { PageHandle } from "#app/layout/shell.tsx";
import { siteOf } from "#app/layout/page-meta.ts";
import type { Route } from "./+types/listings";
import { loadSearch } from "../results/load-search.server.ts";
import { searchMeta } from "../search-meta.ts";
import { FilterBar } from "../ui/filter-bar/filter-bar.tsx";
import { FormWithoutScripts } from "../ui/form-without-scripts.tsx";
import { OfferLinks } from "../ui/offer-links.tsx";
import { SearchPathContext } from "../ui/search-path.ts";
import { SearchResults } from "../ui/search-results.tsx";
import { SearchTrail } from "../ui/search-trail.tsx";

const path = "/annonces";

export const handle: PageHandle = { isWide: true };

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  searchMeta(loaderData, { site: siteOf(matches), title: searchWords.french.listingsTitle });

export function loader({ context, url, request }: Route.LoaderArgs) {
  return loadSearch(context, { path, url, request });
}

export default function ListingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <SearchPathContext value={path}>
      <FilterBar search={loaderData} />
      <FormWithoutScripts search={loaderData} />
      <SearchTrail search={loaderData}>
        <SearchResults search={loaderData} offerLinks={<OfferLinks criteria={loaderData.criteria} />} />
      </SearchTrail>
    </SearchPathContext>
  );
}
