import { data, Link } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { moderationWords } from "#app/i18n/fr/moderation/moderation.ts";
import { useWords } from "#app/i18n/words.ts";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { platformContext } from "#app/platform/context.ts";
import { answerDecisionPage } from "../answer-decision-page.server.ts";
import type { NoteSubject } from "../note.ts";
import { listNotes } from "../notes.repository.server.ts";
import { decisionHref, readThingKind, type ThingId } from "../thing.ts";
import { DecisionSection, DecisionColumns, Done, Meanwhile, ThingCard } from "../ui/decision-parts.tsx";
import { NotesSection } from "../ui/notes-section.tsx";
import { loadDecisionPage } from "../use-cases/load-decision-page.server.ts";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/decision";

/** A thing with the form of a decision, also without a report. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { db, clock } = platform;
  const id = thingOf(params);
  const basis = await loadDecisionPage(platform, id, context.get(sessionContext).actor);
  if (!basis) throw data(null, { status: 404 });
  const on = noteOn(id);
  const notes = on && (await listNotes(db, on));
  return { basis, on, notes, isDone: url.searchParams.has("fait"), now: clock().toISOString() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const [platform, session] = [context.get(platformContext), context.get(sessionContext)];
  const thing = thingOf(params);
  const page = { thing, noteOn: noteOn(thing), href: decisionHref(thing) };
  return answerDecisionPage({ platform, session, request }, page);
}

function thingOf({ kind, thing: id }: { kind: string; thing: string }): ThingId {
  const known = readThingKind(kind);
  if (!known) throw data(null, { status: 404 });
  return { kind: known, id };
}

/** A message has no notes: they are on its case. */
const noteOn = ({ kind, id }: ThingId): NoteSubject | null => (kind === "message" ? null : { kind, id });

export default function DecisionPage({
  loaderData: { basis, on, notes, isDone, now },
  actionData,
}: Route.ComponentProps) {
  const { decision: words, one } = useWords(moderationWords);
  const { thing, caseId, choices } = basis;
  return (
    <OfficePage title={words.pageTitle(thing.title)}>
      {isDone && !actionData ? <Done thing={thing} /> : null}
      <ThingCard basis={basis} />
      {caseId === null ? null : (
        <Link to={`/administration/signalements/${caseId}`} className="link-line self-start">
          {one.openCase(caseId)}
        </Link>
      )}
      <DecisionColumns
        acts={basis.acts}
        decisions={basis.decisions}
        now={now}
        notes={on && notes ? <NotesSection on={on} notes={notes} answer={actionData} now={now} /> : null}
      >
        {choices.length > 0 ? (
          <DecisionSection basis={basis} answer={actionData} now={now} isSent={isDone} />
        ) : (
          <Meanwhile answer={actionData} now={now} isOpen={false} />
        )}
      </DecisionColumns>
    </OfficePage>
  );
}
