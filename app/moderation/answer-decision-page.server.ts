import { data, redirect } from "react-router";
import type { Session } from "#app/account/session.server.ts";
import { isNoticeWritten, readLegalNotice } from "#app/brand/legal-notice.server.ts";
import { typedOf } from "#app/operators/office-answer.ts";
import { refuseUnproven } from "#app/operators/use-cases/prove-factor.server.ts";
import { cleanLines, cleanText } from "#app/platform/text/clean-text.ts";
import type { Platform } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { decisionFields, type DecisionField, isGraveChoice, readDecision, type WrittenDecision } from "./decision.ts";
import type { DecisionBasis } from "./decision-basis.ts";
import type { DecisionAnswer, Preview } from "./decision-answer.ts";
import type { NoteSubject } from "./note.ts";
import type { ThingId } from "./thing.ts";
import { type Decided, decide, statementsOf } from "./use-cases/decide.server.ts";
import { foreseeDecision } from "./use-cases/foresee-decision.server.ts";
import { findLastAct, readDecisionBasis } from "./use-cases/load-decision-page.server.ts";
import { writeNote } from "./use-cases/write-note.server.ts";

type Asking = { platform: Platform; session: Session; request: Request };
/** `noteOn`: the subject of the page's notes; null where it has no notes. `href` is the address of the page. */
type Page = { thing: ThingId; noteOn: NoteSubject | null; href: string };

/** Handles the forms of a page of a decision. A decision redirects to the page, with `fait`. */
export async function answerDecisionPage({ platform, session, request }: Asking, { thing, noteOn, href }: Page) {
  const form = await readForm(request);
  const intent = String(form.get("intent") ?? "");
  const answer: Answering = (status, problems, rest = {}) =>
    data<DecisionAnswer>({ intent, problems, typed: typedOf(form), ...rest }, { status });
  if (intent === "note") {
    if (!noteOn || !(await readDecisionBasis(platform.db, thing))) throw data(null, { status: 404 });
    const text = String(form.get("note") ?? "");
    const written = await writeNote(platform, { actor: session.actor, on: noteOn, text });
    if (written.ok) return answer(200, {});
    if (written.code === "unknown") throw data(null, { status: 404 });
    return answer(400, { note: written.code });
  }
  const basis = await readDecisionBasis(platform.db, thing);
  if (!basis) throw data(null, { status: 404 });
  const version = String(form.get("version") ?? "");
  const step = form.get("step");
  // « Corriger » only returns to the form.
  if (step === "edit") return answer(200, {}, { intent: "edit" });
  if (!isNoticeWritten(await readLegalNotice(platform.kit))) return answer(409, { choice: "notice" });
  const read = readDecision(typedDecision(form), basis.choices);
  if (version !== basis.version && (version !== "" || step === "decide"))
    return answer(409, { version: "meanwhile" }, { last: await findLastAct(platform.db, thing) });
  if (!read.ok) return answer(400, read.problems);
  if (step !== "decide") return answer(200, {}, { preview: await previewOf(platform, basis, read.decision) });
  return makeDecision({ platform, session, request }, { form, basis, decision: read.decision, version, answer, href });
}

type Answering = (
  status: number,
  problems: DecisionAnswer["problems"],
  rest?: Partial<DecisionAnswer>,
) => ReturnType<typeof data<DecisionAnswer>>;
type Making = {
  form: FormData;
  basis: DecisionBasis;
  decision: WrittenDecision;
  version: string;
  answer: Answering;
  href: string;
};

async function makeDecision(
  { platform, session, request }: Asking,
  { form, basis, decision, version, answer, href }: Making,
) {
  if (isGraveChoice(decision.choice)) {
    const unproven = await refuseUnproven(platform, { session, request, form });
    if (unproven) {
      const preview = await previewOf(platform, basis, decision);
      return answer(unproven.status, {}, { ...unproven.problem, preview });
    }
  }
  const decided = await decide(platform, { actor: session.actor, thing: basis.thing, decision, version });
  return decided.ok ? redirect(`${href}?fait`) : refuse(decided, answer);
}

/** The statements and effects of a decision, as of now. */
async function previewOf(platform: Platform, basis: DecisionBasis, decision: WrittenDecision): Promise<Preview> {
  const statements = statementsOf(platform, basis, decision);
  const foreseen = await foreseeDecision(platform.db, { basis, choice: decision.choice, statements });
  return { ...statements, foreseen };
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
