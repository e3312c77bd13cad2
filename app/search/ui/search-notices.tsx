import type { LoadedSearch } from "../load-search.server.ts";
import { PlaceNotices } from "./place-notices.tsx";
import { SearchProblems } from "./search-problems.tsx";
import { UnreadWords } from "./unread-words.tsx";

/** Notices on values that were corrected, guessed or left out. */
export function SearchNotices({ search }: { search: LoadedSearch }) {
  return (
    <>
      <SearchProblems problems={search.problems} />
      <PlaceNotices search={search} />
      <UnreadWords unread={search.unread} />
    </>
  );
}
