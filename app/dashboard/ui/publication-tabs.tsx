import { Link } from "react-router";
import { publicationWords } from "#app/i18n/fr/dashboard/publications.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { SlidingNav } from "#app/ui/sliding-nav.tsx";
import { type PublicationCriteria, publicationsHref, type Tab, tabNames } from "../publications.ts";

/** Tabs of listings by state, with their counts. */
export function PublicationTabs({ criteria, counts }: { criteria: PublicationCriteria; counts: Record<Tab, number> }) {
  const words = useWords(publicationWords);
  const language = useLanguage();
  return (
    <SlidingNav label={words.tabsLabel} className="pt-1">
      <ul className="flex min-w-max gap-x-1 border-b border-line">
        {tabNames.map((tab) => (
          <li key={tab}>
            <Link
              to={publicationsHref({ ...criteria, tab, page: 1 })}
              aria-current={tab === criteria.tab ? "page" : undefined}
              className="-mb-px flex min-h-11 items-center gap-2 rounded-t-control border-b-3 border-transparent px-3 font-medium hover:bg-action-soft aria-[current]:border-action aria-[current]:text-action"
            >
              {words.tabs[tab]}
              <span className="text-sm text-ink-soft tabular-nums">{formatCount(counts[tab], language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </SlidingNav>
  );
}
