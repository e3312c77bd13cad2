import { ArrowLeft } from "lucide-react";
import { data, Link } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { moderationWords } from "#app/i18n/fr/moderation/moderation.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { useWords } from "#app/i18n/words.ts";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { type Platform, platformContext } from "#app/platform/context.ts";
import { Alert } from "#app/ui/alert.tsx";
import { bySender, type CaseReport } from "../cases.ts";
import { findCase, listReports, recordExamination } from "../cases.repository.server.ts";
import { answerDecisionPage } from "../answer-decision-page.server.ts";
import { listNotes } from "../notes.repository.server.ts";
import { CaseBadges, CaseDates } from "../ui/case-line.tsx";
import { DecisionSection, DecisionColumns, Done, Meanwhile, ThingCard } from "../ui/decision-parts.tsx";
import { NotesSection } from "../ui/notes-section.tsx";
import { loadDecisionPage, readPast } from "../use-cases/load-decision-page.server.ts";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/case";

/** All data of one case. The visit is recorded: reporters see that an operator has opened the case. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { db, clock } = platform;
  const found = await requireCase(db, params.case);
  await recordExamination(db, found.id, clock());
  const [basis, reports, notes] = await Promise.all([
    loadDecisionPage(platform, found.about, context.get(sessionContext).actor),
    listReports(db, found.id),
    listNotes(db, { kind: "case", id: found.id }),
  ]);
  const { acts, decisions } = basis ?? (await readPast(db, found.about));
  return {
    found,
    basis,
    acts,
    decisions,
    reports,
    notes,
    isDone: url.searchParams.has("fait"),
    now: clock().toISOString(),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const [platform, session] = [context.get(platformContext), context.get(sessionContext)];
  const { id, about } = await requireCase(platform.db, params.case);
  const page = { thing: about, noteOn: { kind: "case", id } as const, href: `/administration/signalements/${id}` };
  return answerDecisionPage({ platform, session, request }, page);
}

async function requireCase(db: Platform["db"], id: string) {
  const found = await findCase(db, id);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, basis, acts, decisions, reports, notes, isDone, now } = loaderData;
  const { one: words } = useWords(moderationWords);
  const isOpen = found.closedAt === null && basis !== null;
  return (
    <OfficePage title={words.title(found.id)}>
      <Link
        to="/administration/signalements"
        className="-ml-2 inline-flex min-h-11 items-center gap-2 self-start rounded-control px-2 font-medium text-action hover:bg-action-soft"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {words.back}
      </Link>
      <div className="flex flex-col gap-2">
        <CaseBadges found={found} now={now} />
        <CaseDates found={found} now={now} />
      </div>
      {isDone && !isOpen && !actionData ? <Done thing={found.about} /> : null}
      {isOpen ? null : <Meanwhile answer={actionData} now={now} isOpen={false} />}
      {basis ? <ThingCard basis={basis} /> : <Alert tone="warning">{words.isGone}</Alert>}
      <DecisionColumns
        {...{ acts, decisions, now }}
        notes={<NotesSection on={{ kind: "case", id: found.id }} notes={notes} answer={actionData} now={now} />}
      >
        <Reports reports={reports} now={now} />
        {isOpen ? <DecisionSection basis={basis} answer={actionData} now={now} /> : null}
      </DecisionColumns>
    </OfficePage>
  );
}

function Reports({ reports, now }: { reports: CaseReport[]; now: string }) {
  const { one: words } = useWords(moderationWords);
  return (
    <section aria-labelledby="signalements" className="max-w-2xl">
      <h2 id="signalements" className="heading-2 mb-3">
        {words.reports}
      </h2>
      <ol className="flex flex-col gap-3">
        {bySender(reports).map(([first, ...others]) => (
          <li key={first!.id} className="card p-4">
            <ReportText report={first!} now={now} />
            {others.length > 0 ? (
              <details>
                <summary className="link-line">{words.others(others.length)}</summary>
                {others.map((report) => (
                  <div key={report.id} className="mt-2 border-t border-line pt-2">
                    <ReportText report={report} now={now} />
                  </div>
                ))}
              </details>
            ) : null}
            <p className="mt-2 text-sm text-ink-soft wrap-anywhere">
              {[first!.name, first!.email].filter(Boolean).join(" · ") || words.anonymous}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ReportText({ report: { kind, decision, explanation, at }, now }: { report: CaseReport; now: string }) {
  const { one: words, kinds } = useWords(moderationWords);
  const language = useLanguage();
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{decision === null ? kinds[kind] : words.contests(decision)}</h3>
        <p className="text-sm text-ink-soft">{formatMoment(at, { now, language })}</p>
      </div>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{explanation || words.erased}</p>
    </>
  );
}
