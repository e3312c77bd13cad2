import { use } from "react";
import { Link } from "react-router";
import { feedReportWords } from "#app/i18n/fr/feeds/feed-report.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { TranslationContext, useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { valueWriter } from "../compare/changed-value.ts";
import { useRemarkWords } from "../remark.ts";
import { changeText, draftHref, outcomeText } from "../report/reported-text.ts";
import type { ReportLine } from "../shown-import.ts";
import { ProblemList } from "./problem-list.tsx";

/** A line of a report: outcome, problems, changes, and links. */
export function ReportLineCard({ line }: { line: ReportLine }) {
  const { fields } = useRemarkWords();
  const report = useWords(feedReportWords);
  const language = useLanguage();
  const write = valueWriter(use(TranslationContext), { currency: useSite().currency, language });
  const { reference, key, problems, changes, listing, draftId } = line;
  const named = reference || key;
  const place = line.line === null ? report.missing : report.line(formatCount(line.line, language));
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="min-w-0 font-semibold break-words">{named ? report.reference(named) : report.noReference}</h2>
        <span className="text-sm text-ink-soft">{place}</span>
        <span className={`ml-auto text-sm font-semibold ${toneOf(line)}`}>{outcomeText(line, report)}</span>
      </header>
      {problems.length > 0 && !line.isPublished ? <ProblemList problems={problems} /> : null}
      {changes.length > 0 ? (
        <div className="text-sm">
          <h3 className="font-semibold">{report.changes}</h3>
          <ul>
            {changes.map((change) => {
              const { label, said } = changeText(change, { report, fields, write });
              return (
                <li key={change.field} className="break-words">
                  {said ? report.changed(label, said) : label}
                </li>
              );
            })}
          </ul>
        </div>
      ) : null}
      {draftId ? (
        <Link
          to={draftHref(draftId, problems)}
          aria-label={report.completeNamed(named)}
          className={`self-start ${buttonClass("primary")}`}
        >
          {report.complete}
        </Link>
      ) : listing ? (
        <Link
          to={listingHref(listing)}
          aria-label={report.seeNamed(named)}
          className="inline-flex min-h-11 items-center self-start text-action underline"
        >
          {report.see}
        </Link>
      ) : null}
    </article>
  );
}

function toneOf({ outcome, isComplete, isPublished }: ReportLine): string {
  if (isPublished) return "text-success";
  if (outcome === "draft" || (outcome === null && isComplete === false)) return "text-ochre";
  if (outcome === "broken") return "text-danger";
  return outcome === "new" || outcome === "back" || outcome === "changed" ? "text-success" : "text-ink-soft";
}
