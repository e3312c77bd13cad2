import { feedImportWords } from "#app/i18n/fr/feed-imports.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { useReportWords } from "../../ui/use-report-words.ts";
import { reportedText } from "../reported-text.ts";
import { problemOf } from "../lack-problem.ts";
import type { Lack } from "../shown-import.ts";

/** What keeps homes from going online, the most frequent first. */
export function LackList({ lacks }: { lacks: Lack[] }) {
  const { preview: words } = useWords(feedImportWords);
  const reportWords = useReportWords();
  const language = useLanguage();
  return (
    <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-raised">
      {lacks.map((lack) => {
        const { where, wrong } = reportedText(problemOf(lack), reportWords);
        return (
          <li
            key={`${lack.field} ${lack.rank} ${lack.code}`}
            className="flex items-baseline justify-between gap-4 px-4 py-2.5"
          >
            <span className="min-w-0">
              {where ? <span className="font-semibold">{where} · </span> : null}
              {wrong}
            </span>
            <span className="shrink-0 text-ink-soft tabular-nums">
              {words.lack(lack.homes, formatCount(lack.homes, language))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
