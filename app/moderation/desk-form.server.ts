import { data, redirect } from "react-router";
import type { Session } from "#app/account/session.server.ts";
import { typedOf } from "#app/operators/office-answer.ts";
import { refuseUnproven } from "#app/operators/use-cases/prove-factor.server.ts";
import { cleanLines, cleanText } from "#app/platform/clean-text.ts";
import type { Platform } from "#app/platform/context.ts";
import { readForm } from "#app/platform/read-form.ts";
import { decisionFields, type DecisionField, isGraveChoice, readDecision, type WrittenDecision } from "./decision.ts";
import type { Desk } from "./desk.ts";
import type { DeskAnswer } from "./desk-answer.ts";
import type { NoteSubject } from "./note.ts";
import type { ThingId } from "./thing.ts";
import { type Decided, decide, statementsOf } from "./use-cases/decide.server.ts";
import { findLastAct, readDesk } from "./use-cases/open-desk.server.ts";
import { writeNote } from "./use-cases/write-note.server.ts";

type Asking = { platform: Platform; session: Session; request: Request };
/** `noteOn`: what notes of the page are about; null where it has none. `href` is the page's own address. */
type Page = { thing: ThingId; noteOn: NoteSubject | null; href: string };

/** Handles the forms of a page on which operators decide. A decision redirects to the page, with `fait`. */
export async function answerDeskForm({ platform, session, request }: Asking, { thing, noteOn, href }: Page) {
  const form = await readForm(request);
  const intent = String(form.get("intent") ?? "");
  const answer: Answering = (status, problems, rest = {}) =>
    data<DeskAnswer>({ intent, problems, typed: typedOf(form), ...rest }, { status });
  if (intent === "note") {
    if (!noteOn || !(await readDesk(platform.db, thing))) throw data(null, { status: 404 });
    const text = String(form.get("note") ?? "");
    const written = await writeNote(platform, { actor: session.actor, on: noteOn, text });
    if (written.ok) return answer(200, {});
    if (written.code === "unknown") throw data(null, { status: 404 });
    return answer(400, { note: written.code });
  }
  const desk = await readDesk(platform.db, thing);
  if (!desk) throw data(null, { status: 404 });
  const version = String(form.get("version") ?? "");
  const step = form.get("step");
  // « Corriger »: nothing is wrong, and nothing is done.
  if (step === "edit") return answer(200, {}, { intent: "edit" });
  const read = readDecision(typedDecision(form), desk.choices);
  if (version !== desk.version && (version !== "" || step === "decide"))
    return answer(409, { version: "meanwhile" }, { last: await findLastAct(platform.db, thing) });
  if (!read.ok) return answer(400, read.problems);
  if (step !== "decide") return answer(200, {}, { preview: statementsOf(platform, desk, read.decision) });
  return makeDecision({ platform, session, request }, { form, desk, decision: read.decision, version, answer, href });
}

type Answering = (
  status: number,
  problems: DeskAnswer["problems"],
  rest?: Partial<DeskAnswer>,
) => ReturnType<typeof data<DeskAnswer>>;
type Making = {
  form: FormData;
  desk: Desk;
  decision: WrittenDecision;
  version: string;
  answer: Answering;
  href: string;
};

async function makeDecision(
  { platform, session, request }: Asking,
  { form, desk, decision, version, answer, href }: Making,
) {
  const preview = statementsOf(platform, desk, decision);
  if (isGraveChoice(decision.choice)) {
    const unproven = await refuseUnproven(platform, { session, request, form });
    if (unproven) return answer(403, {}, { codeProblem: unproven, preview });
  }
  const decided = await decide(platform, { actor: session.actor, thing: desk.thing, decision, version });
  return decided.ok ? redirect(`${href}?fait`) : refuse(decided, answer);
}

function refuse(decided: Exclude<Decided, { ok: true }>, answer: Answering) {
  if (decided.code === "unknown") throw data(null, { status: 404 });
  return decided.code === "meanwhile"
    ? answer(409, { version: "meanwhile" }, { last: decided.last })
    : answer(409, { choice: decided.code });
}

function typedDecision(form: FormData): Record<DecisionField, string> {
  const text = (name: DecisionField) => String(form.get(name) ?? "");
  const lines = Object.fromEntries(decisionFields.map((name) => [name, cleanLines(text(name).slice(0, 10_000))]));
  return { ...(lines as Record<DecisionField, string>), groundText: cleanText(text("groundText")) };
}
