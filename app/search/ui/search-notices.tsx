import type { LoadedSearch } from "../load-search.server.ts";
import { PlaceNotices } from "./place-notices.tsx";
import { SearchProblems } from "./search-problems.tsx";

/** How a search was read where it was not read as typed. */
export function SearchNotices({ search }: { search: LoadedSearch }) {
  return (
    <>
      <SearchProblems problems={search.problems} />
      <PlaceNotices search={search} />
    </>
  );
}
