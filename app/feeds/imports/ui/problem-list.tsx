import { CircleAlert, Info } from "lucide-react";
import { feedReportWords } from "#app/i18n/fr/feeds/feed-report.ts";
import { useWords } from "#app/i18n/words.ts";
import type { ReportedProblem } from "../import.ts";
import { tellRemark, useRemarkWords } from "../remark.ts";

/** The problems of a line, errors first: column or field, text that was read, problem, advice. */
export function ProblemList({ problems }: { problems: readonly ReportedProblem[] }) {
  const words = useRemarkWords();
  const report = useWords(feedReportWords);
  const sorted = problems.toSorted((one, other) => Number(other.isError) - Number(one.isError));
  return (
    <ul className="flex flex-col gap-2">
      {sorted.map((problem, index) => {
        const { where, read, wrong, advice, isError } = tellRemark(problem, words);
        const Icon = isError ? CircleAlert : Info;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a line may have the same problem twice, and never changes
          <li key={index} className="flex gap-2.5 text-sm">
            <Icon
              role="img"
              aria-label={isError ? report.error : report.warning}
              className={`mt-0.5 size-4.5 shrink-0 ${isError ? "text-danger" : "text-ochre"}`}
            />
            <div className="min-w-0">
              <p>
                <span className="font-semibold">{where} · </span>
                {wrong}
              </p>
              {read ? (
                <p className="text-ink-soft">
                  {report.read} <span className="break-words text-ink">{report.quoted(read)}</span>
                </p>
              ) : null}
              {advice ? <p className="text-ink-soft">{advice}</p> : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
