import { CircleAlert, TriangleAlert } from "lucide-react";
import { feedCheckerWords } from "#app/i18n/fr/feeds/feed-checker.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { checkedOutcomes, type FileReport, type ProblemGroup, type RemarkedLine } from "../file-report.ts";
import { HomePreviews } from "../../imports/ui/home-previews.tsx";

/** The report of a checked file: summary, kinds of problems, lines, first homes. */
export function FileReportView({ report }: { report: FileReport }) {
  const { report: words } = useWords(feedCheckerWords);
  const { fileName, groups, lines, moreLines, homes } = report;
  return (
    <section className="flex flex-col gap-10" aria-labelledby="rapport">
      <div className="flex flex-col gap-5">
        <h2 id="rapport" className="heading-2 wrap-anywhere">
          {words.title(fileName)}
        </h2>
        <Verdict report={report} />
        <Counts report={report} />
        <Facts report={report} />
      </div>
      <section className="flex flex-col gap-4">
        <h3 className="text-xl font-semibold">{words.groups}</h3>
        {groups.length === 0 ? <p className="text-ink-soft">{words.noProblems}</p> : null}
        {groups.length > 0 ? (
          <ul className="divide-y divide-line rounded-card border border-line bg-raised">
            {groups.map((group) => (
              <Group key={`${group.where} ${group.wrong} ${group.isError}`} group={group} />
            ))}
          </ul>
        ) : null}
      </section>
      {lines.length > 0 ? (
        <section className="flex flex-col gap-4">
          <h3 className="text-xl font-semibold">{words.lines}</h3>
          <ul className="divide-y divide-line rounded-card border border-line bg-raised">
            {lines.map((line) => (
              <Line key={line.line} line={line} />
            ))}
          </ul>
          {moreLines > 0 ? <p className="text-ink-soft">{words.moreLines(moreLines)}</p> : null}
        </section>
      ) : null}
      {homes.length > 0 ? (
        <section className="flex flex-col gap-4">
          <div>
            <h3 className="text-xl font-semibold">{words.homes}</h3>
            <p className="text-ink-soft">{words.homesText}</p>
          </div>
          <HomePreviews homes={homes} />
        </section>
      ) : null}
    </section>
  );
}

/** The result in a sentence, and the problems of the whole file. The first message gets the focus. */
function Verdict({ report }: { report: FileReport }) {
  const { report: words } = useWords(feedCheckerWords);
  const { counts, groups, notices } = report;
  const toCorrect = counts.draft + counts.broken;
  const good = groups.length > 0 ? words.goodWithWarnings : words.good;
  const messages = [
    ...notices.map((text) => ({ tone: "danger" as const, text })),
    ...(toCorrect > 0 ? [{ tone: "warning" as const, text: words.bad(toCorrect) }] : []),
    ...(toCorrect === 0 && notices.length === 0 ? [{ tone: "success" as const, text: good }] : []),
  ];
  return messages.map(({ tone, text }, index) => (
    <Alert key={text} tone={tone} {...(index === 0 ? { answer: report } : {})}>
      {text}
    </Alert>
  ));
}

function Counts({ report: { counts } }: { report: FileReport }) {
  const { report: words } = useWords(feedCheckerWords);
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {checkedOutcomes.map((outcome) => (
        <div key={outcome} className="flex flex-col rounded-card border border-line bg-raised p-4">
          <dt className="order-2 font-semibold">{words.counts[outcome](counts[outcome])}</dt>
          <dd className="order-1 font-display text-3xl tabular-nums">{formatCount(counts[outcome])}</dd>
          <dd className="order-3 mt-1 text-sm text-ink-soft">{words.countHints[outcome]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Facts({ report: { facts } }: { report: FileReport }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 rounded-card bg-sunken p-4 sm:grid-cols-2 md:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Group({ group: { where, wrong, advice, isError, count, lines } }: { group: ProblemGroup }) {
  const { report: words } = useWords(feedCheckerWords);
  return (
    <li className="p-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{where}</span>
        <Severity isError={isError} />
        <span className="text-sm text-ink-soft tabular-nums">{words.occurrences(count)}</span>
      </p>
      <p className="mt-1">{wrong}</p>
      {advice ? <p className="text-ink-soft">{advice}</p> : null}
      <p className="mt-1 text-sm text-ink-soft tabular-nums">{words.onLines(lines.join(", "), count - lines.length)}</p>
    </li>
  );
}

function Severity({ isError }: { isError: boolean }) {
  const { report: words } = useWords(feedCheckerWords);
  return (
    <span className={`text-sm font-semibold ${isError ? "text-danger" : "text-ochre"}`}>
      {isError ? words.error : words.warning}
    </span>
  );
}

function Line({ line: { line, reference, outcome, problems, moreProblems } }: { line: RemarkedLine }) {
  const { report: words } = useWords(feedCheckerWords);
  return (
    <li className="flex flex-col gap-1 p-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold wrap-anywhere">{words.line(line, reference)}</span>
        <span className="text-sm text-ink-soft">{words.outcomes[outcome]}</span>
      </p>
      <ul className="flex flex-col gap-1">
        {problems.map((problem) => (
          <Problem key={`${problem.where} ${problem.wrong}`} problem={problem} />
        ))}
      </ul>
      {moreProblems > 0 ? <p className="text-sm text-ink-soft">{words.moreProblems(moreProblems)}</p> : null}
    </li>
  );
}

function Problem({ problem: { where, read, wrong, isError } }: { problem: RemarkedLine["problems"][number] }) {
  const { report: words } = useWords(feedCheckerWords);
  const Icon = isError ? CircleAlert : TriangleAlert;
  return (
    <li className="flex gap-2">
      <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${isError ? "text-danger" : "text-ochre"}`} />
      <p className="min-w-0 wrap-anywhere">
        <span className="sr-only">{isError ? words.error : words.warning}</span>{" "}
        <span className="font-medium">{words.at(where)}</span> {wrong}{" "}
        {read ? <span className="text-ink-soft">{words.read(read)}</span> : null}
      </p>
    </li>
  );
}
