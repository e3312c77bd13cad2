import { data, Link } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { moderationWords } from "#app/i18n/fr/moderation.ts";
import { useWords } from "#app/i18n/words.ts";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { platformContext } from "#app/platform/context.ts";
import { answerDeskForm } from "../desk-form.server.ts";
import type { NoteSubject } from "../note.ts";
import { listNotes } from "../notes.repository.server.ts";
import { decisionHref, readThingKind, type ThingId } from "../thing.ts";
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
import { openDesk } from "../use-cases/open-desk.server.ts";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/decision";

/** A thing about which operators decide, reported or not. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(platformContext);
  const id = thingOf(params);
  const desk = await openDesk(db, id);
  if (!desk) throw data(null, { status: 404 });
  const on = noteOn(id);
  const notes = on && (await listNotes(db, on));
  return { desk, on, notes, isDone: url.searchParams.has("fait"), now: clock().toISOString() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const [platform, session] = [context.get(platformContext), context.get(sessionContext)];
  const thing = thingOf(params);
  const page = { thing, noteOn: noteOn(thing), href: decisionHref(thing) };
  return answerDeskForm({ platform, session, request }, page);
}

function thingOf({ kind, thing: id }: { kind: string; thing: string }): ThingId {
  const known = readThingKind(kind);
  if (!known) throw data(null, { status: 404 });
  return { kind: known, id };
}

/** A message has no notes: its case has. */
const noteOn = ({ kind, id }: ThingId): NoteSubject | null => (kind === "message" ? null : { kind, id });

export default function DecisionPage({
  loaderData: { desk, on, notes, isDone, now },
  actionData,
}: Route.ComponentProps) {
  const { decision: words, one } = useWords(moderationWords);
  const { thing, caseId, choices } = desk;
  return (
    <OfficePage title={words.pageTitle(thing.title)}>
      {isDone && !actionData ? <Done thing={thing} /> : null}
      <ThingCard desk={desk} />
      {caseId === null ? null : (
        <Link
          to={`/administration/signalements/${caseId}`}
          className="inline-flex min-h-11 items-center self-start text-action underline underline-offset-4"
        >
          {one.openCase(caseId)}
        </Link>
      )}
      <DeskColumns
        aside={
          <>
            <DecisionHistory decisions={desk.decisions} now={now} />
            {on && notes ? <NotesSection on={on} notes={notes} answer={actionData} now={now} /> : null}
            <ActHistory acts={desk.acts} />
          </>
        }
      >
        {choices.length > 0 ? (
          <DecisionSection desk={desk} answer={actionData} now={now} isSent={isDone} />
        ) : (
          <Meanwhile answer={actionData} now={now} isOpen={false} />
        )}
      </DeskColumns>
    </OfficePage>
  );
}
