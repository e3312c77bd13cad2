import { useId } from "react";
import { Link } from "react-router";
import { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { OwnFeed } from "../shown-import.ts";
import { reportHref } from "../report/report-criteria.ts";

/** The feeds of an organisation: homes, drafts to complete, fields that the portal keeps. */
export function FeedList({ feeds }: { feeds: OwnFeed[] }) {
  const words = useWords(feedImportWords);
  const language = useLanguage();
  const id = useId();
  const { feeds: own } = words;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="heading-2">
        {own.title}
      </h2>
      <ul className="flex flex-col gap-2">
        {feeds.map(({ id: feed, agency, source, homes, drafts, lastImport }) => (
          <li
            key={feed}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-raised p-4"
          >
            <div className="min-w-0 grow basis-56">
              <p className="font-semibold break-words">{own.agency(agency)}</p>
              <p className="text-sm text-ink-soft">
                {words.sourceNames[source]} · {own.homes(homes, formatCount(homes, language))}
              </p>
            </div>
            {drafts > 0 && lastImport !== null ? (
              <Link to={reportHref(lastImport, { outcome: "draft" })} className={buttonClass("primary")}>
                {own.toComplete(drafts, formatCount(drafts, language))}
              </Link>
            ) : null}
            <Link to={`/imports/flux/${feed}`} className={buttonClass("secondary")}>
              {own.kept}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
