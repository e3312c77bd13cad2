import type { LoadedSearch } from "../results/load-search.server.ts";
import { PlaceNotices } from "./place-notices.tsx";
import { SearchProblems } from "./search-problems.tsx";
import { SentenceNotes } from "./sentence-notes.tsx";
import { UnreadWords } from "./unread-words.tsx";

/** Notices on words that were not understood, then on values that were corrected, guessed or left out. */
export function SearchNotices({ search }: { search: LoadedSearch }) {
  return (
    <div className="mt-1 flex flex-col gap-3 lg:mt-0">
      <UnreadWords search={search} />
      <SentenceNotes search={search} />
      <SearchProblems problems={search.problems} />
      <PlaceNotices search={search} />
    </div>
  );
}
