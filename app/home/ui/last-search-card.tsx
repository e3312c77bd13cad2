import { ArrowRight, Search, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { countNewer, forgetSearch } from "#app/browser-storage/last-search.ts";
import type { LastSearch } from "#app/browser-storage/remember-search.ts";
import { lastSearchWords } from "#app/i18n/fr/home/last-search.ts";
import { useWords } from "#app/i18n/words.ts";
import { type ResultsPage, resultsHref } from "#app/listings/trail/search-trail.ts";
import { Badge } from "#app/ui/badge.tsx";
import { iconButton } from "#app/ui/button.tsx";
import "./last-search-card.css";

const card =
  "card last-search relative flex items-center gap-4 p-4 shadow-card transition-shadow " +
  "focus-within:shadow-lifted hover:shadow-lifted";
const wholeCard =
  "line-clamp-2 after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 " +
  "focus-visible:after:outline-action";

/** The last search of this browser, to resume it, with the number of homes that are new since. */
export function LastSearchCard({ search }: { search: LastSearch }) {
  const words = useWords(lastSearchWords);
  const newer = useNewer(search);
  return (
    <section aria-label={words.label} className="pt-8 print:hidden">
      <div className={card}>
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-action-soft text-action max-sm:hidden">
          <Search aria-hidden="true" className="size-5" />
        </span>
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
          <h2 className="min-w-0 text-ink-soft">
            <Link to={search.href} className={wholeCard}>
              {words.resume} <span className="font-display text-lg font-semibold text-ink">{search.title}</span>
            </Link>
          </h2>
          <p role="status" className="empty:hidden">
            {newer && newer.count > 0 ? <Badge tone="accent">{words.newer(newer.count, newer.isMore)}</Badge> : null}
          </p>
        </div>
        <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-action max-sm:hidden" />
        <button
          type="button"
          onClick={forgetSearch}
          aria-label={words.forget}
          title={words.forget}
          className={`relative z-10 -mr-2 shrink-0 text-ink-soft hover:text-action ${iconButton}`}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </section>
  );
}

function useNewer(search: LastSearch) {
  const [newer, setNewer] = useState<ReturnType<typeof countNewer>>(null);
  useEffect(() => {
    if (search.newest === null) return;
    const abort = new AbortController();
    fetch(resultsHref(search.href, 1), { signal: abort.signal })
      .then(async (answer) => {
        if (answer.ok) setNewer(countNewer(search, (await answer.json()) as ResultsPage)); // our own server's
      })
      // After a failure the search is shown without the number.
      .catch(() => {});
    return () => abort.abort();
  }, [search]);
  return newer;
}
