import { data, type RouterContextProvider } from "react-router";
import type { Person } from "#app/account/actor.ts";
import { sessionContext } from "#app/account/session.server.ts";
import type { NoteSubject } from "#app/moderation/note.ts";
import { listNotes } from "#app/moderation/notes.repository.server.ts";
import { NOTE } from "#app/moderation/ui/notes-section.tsx";
import { writeNote } from "#app/moderation/use-cases/write-note.server.ts";
import { type OfficeAnswer, typedOf } from "#app/operators/office-answer.ts";
import { refuseUnproven } from "#app/operators/use-cases/prove-factor.server.ts";
import { type Platform, platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import type { ThreadText } from "./threads.repository.server.ts";

type Asked = { actor: Person; why: string };
/** Reads a field of the form, by default its first 500 characters. */
type ReadText = (name: string, most?: number) => string;
/** The result of an act that only shows data. */
type Shown = { texts?: ThreadText[] };

/** An act on the thing of a page. */
type FormAct = {
  /** Whether the act asks for the second factor again. */
  isGrave?: boolean;
  /** The problem of each required field; an empty one refuses the act. */
  required?: Record<string, string>;
  /** `unknown`, also for an actor without the right, answers 404. */
  run(platform: Platform, asked: Asked, text: ReadText): Promise<({ ok: true } & Shown) | { ok: false; code: string }>;
  /** The field that shows refusals, except the codes in `fieldOf`; their status is 409 by default. */
  field: string;
  status?: 400;
};

const fieldOf: Record<string, string> = { no_reason: "why", title_empty: "title" };

/** The required reason, for acts that check it before the code of the second factor. */
export const whyRequired = { why: "no_reason" };

/** Answers the forms of a page about one thing, by the act of each intent. */
export async function answerFileForm(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  acts: Record<string, FormAct>,
) {
  const platform = context.get(platformContext);
  const session = context.get(sessionContext);
  const form = await readForm(request);
  const text: ReadText = (name, most = 500) => String(form.get(name) ?? "").slice(0, most);
  const intent = text("intent");
  const act = Object.hasOwn(acts, intent) ? acts[intent] : null;
  if (!act) throw data(null, { status: 400 });
  const answer = (status: number, rest: Partial<OfficeAnswer & Shown> = {}) =>
    data<OfficeAnswer & Shown>({ intent, problems: {}, typed: typedOf(form), ...rest }, { status });
  const missing = Object.entries(act.required ?? {}).filter(([name]) => text(name).trim() === "");
  if (missing.length > 0) return answer(400, { problems: Object.fromEntries(missing) });
  const unproven = act.isGrave ? await refuseUnproven(platform, { session, request, form }) : null;
  if (unproven) return answer(unproven.status, unproven.problem);
  const done = await act.run(platform, { actor: session.actor, why: text("why") }, text);
  if (done.ok) return answer(200, done.texts ? { texts: done.texts } : {});
  if (done.code === "unknown") throw data(null, { status: 404 });
  return answer(act.status ?? 409, { problems: { [fieldOf[done.code] ?? act.field]: done.code } });
}

/** Adds a private note to the thing of a page. */
export const noteAct = (on: NoteSubject): Record<typeof NOTE, FormAct> => ({
  [NOTE]: {
    run: (platform, { actor }, text) => writeNote(platform, { actor, on, text: text("note", Infinity) }),
    field: "note",
    status: 400,
  },
});

/** The data of the section of private notes. */
export const readNotes = async ({ db, clock }: Pick<Platform, "db" | "clock">, on: NoteSubject) => ({
  on,
  notes: await listNotes(db, on),
  now: clock().toISOString(),
});
