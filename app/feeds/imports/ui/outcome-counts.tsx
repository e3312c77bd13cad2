import { Link } from "react-router";
import { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { lineOutcomes } from "../import.ts";
import { reportHref } from "../report/report-criteria.ts";

/** « 12 nouvelles annonces · 3 à compléter »: the outcomes of an import's lines. */
export function OutcomeLine({ facts }: { facts: Record<string, number> }) {
  const { counts } = useWords(feedImportWords);
  const language = useLanguage();
  const parts = lineOutcomes.flatMap((outcome) => {
    const count = facts[outcome] ?? 0;
    return count > 0 ? [`${formatCount(count, language)} ${counts[outcome](count)}`] : [];
  });
  return parts.length > 0 ? <p className="text-sm text-ink-soft">{parts.join(" · ")}</p> : null;
}

/** The outcomes as tiles that link to the lines. */
export function OutcomeTiles({ importId, facts }: { importId: number; facts: Record<string, number> }) {
  const { counts } = useWords(feedImportWords);
  const language = useLanguage();
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {lineOutcomes.map((outcome) => {
        const count = facts[outcome] ?? 0;
        return count === 0 ? null : (
          <li key={outcome}>
            <Link
              to={reportHref(importId, { outcome })}
              className="flex h-full flex-col rounded-card border border-line bg-raised p-4 hover:border-action"
            >
              <span className="font-display text-2xl tabular-nums">{formatCount(count, language)}</span>
              <span className="text-sm text-ink-soft">{counts[outcome](count)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
