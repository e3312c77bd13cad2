import { ArrowLeft } from "lucide-react";
import { data, Link } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { moderationWords } from "#app/i18n/fr/moderation.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { useWords } from "#app/i18n/words.ts";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { type Platform, platformContext } from "#app/platform/context.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { CaseReport } from "../case.ts";
import { findCase, listReports, noteExamined } from "../cases.repository.server.ts";
import { answerDeskForm } from "../desk-form.server.ts";
import { listNotes } from "../notes.repository.server.ts";
import { CaseBadges, CaseDates } from "../ui/case-line.tsx";
import {
  ActHistory,
  DecisionHistory,
  DecisionSection,
  DeskColumns,
  Done,
  Meanwhile,
  ThingCard,
} from "../ui/desk-view.tsx";
import { NotesSection } from "../ui/notes-section.tsx";
import { openDesk, readPast } from "../use-cases/open-desk.server.ts";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/case";

/** All about one case. That an operator has seen it is told to its reporters. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(platformContext);
  const found = await requireCase(db, params.case);
  await noteExamined(db, found.id, clock());
  const [desk, reports, notes] = await Promise.all([
    openDesk(db, found.about),
    listReports(db, found.id),
    listNotes(db, { kind: "case", id: found.id }),
  ]);
  const { acts, decisions } = desk ?? (await readPast(db, found.about));
  return {
    found,
    desk,
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
  return answerDeskForm({ platform, session, request }, page);
}

async function requireCase(db: Platform["db"], id: string) {
  const found = await findCase(db, id);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, desk, acts, decisions, reports, notes, isDone, now } = loaderData;
  const { one: words } = useWords(moderationWords);
  const isOpen = found.closedAt === null && desk !== null;
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
      {desk ? <ThingCard desk={desk} /> : <Alert tone="warning">{words.isGone}</Alert>}
      <DeskColumns
        aside={
          <>
            <DecisionHistory decisions={decisions} now={now} />
            <NotesSection on={{ kind: "case", id: found.id }} notes={notes} answer={actionData} now={now} />
            <ActHistory acts={acts} />
          </>
        }
      >
        <Reports reports={reports} now={now} />
        {isOpen ? <DecisionSection desk={desk} answer={actionData} now={now} /> : null}
      </DeskColumns>
    </OfficePage>
  );
}

function Reports({ reports, now }: { reports: CaseReport[]; now: string }) {
  const { one: words, kinds } = useWords(moderationWords);
  const language = useLanguage();
  return (
    <section aria-labelledby="signalements" className="max-w-2xl">
      <h2 id="signalements" className="heading-2 mb-3">
        {words.reports}
      </h2>
      <ol className="flex flex-col gap-3">
        {reports.map(({ id, kind, explanation, name, email, at }) => (
          <li key={id} className="rounded-card border border-line bg-raised p-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-semibold">{kinds[kind]}</h3>
              <p className="text-sm text-ink-soft">{formatMoment(at, { now, language })}</p>
            </div>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{explanation || words.erased}</p>
            <p className="mt-2 text-sm text-ink-soft wrap-anywhere">
              {name || email ? [name, email].filter(Boolean).join(" · ") : words.anonymous}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
