import { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { tellRemark, useRemarkWords } from "../remark.ts";
import type { Lack } from "../shown-import.ts";

/** The problems that keep homes from going online, the most frequent first. */
export function LackList({ lacks }: { lacks: Lack[] }) {
  const { preview: words } = useWords(feedImportWords);
  const remarkWords = useRemarkWords();
  const language = useLanguage();
  return (
    <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-raised">
      {lacks.map(({ problem, homes }) => {
        const { where, wrong } = tellRemark(problem, remarkWords);
        return (
          <li
            key={`${"field" in problem ? problem.field : problem.rank} ${problem.code}`}
            className="flex items-baseline justify-between gap-4 px-4 py-2.5"
          >
            <span className="min-w-0">
              <span className="font-semibold">{where} · </span>
              {wrong}
            </span>
            <span className="shrink-0 text-ink-soft tabular-nums">
              {words.lack(homes, formatCount(homes, language))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
