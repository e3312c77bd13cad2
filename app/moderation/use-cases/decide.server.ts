import { accountIdOf, advertiserOf, type Person } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import { isNoticeWritten, readLegalNotice } from "#app/brand/legal-notice.server.ts";
import { statementWords } from "#app/i18n/fr/moderation/statements.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import type { LoggedAct } from "#app/operators/logged-act.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import type { Choice, DecisionRefusal, WrittenDecision } from "../decision.ts";
import type { DecisionBasis } from "../decision-basis.ts";
import { addDecisionLink, findAccountsBehind, lockThing, storeDecision } from "../decisions.repository.server.ts";
import { answerMail, decisionMail } from "../moderation-mails.server.ts";
import { addReportLink, findReporters } from "../reports.repository.server.ts";
import { type Statements, writeStatements } from "../statement.ts";
import type { Thing, ThingId } from "../thing.ts";
import { lockStanding } from "../standing.repository.server.ts";
import { hideListing, restoreListing } from "./hide-listing.server.ts";
import { findLastAct, readDecisionBasis } from "./load-decision-page.server.ts";
import { liftSanction, sanction } from "./sanction.server.ts";

type Needs = Pick<Platform, "db" | "kit" | "jobs" | "mailer" | "env" | "clock">;
type Deciding = { actor: Person; thing: ThingId; decision: WrittenDecision; version: string };

/** `meanwhile`: the thing has changed since the page was opened; `last` is the newest act on it. */
export type Decided =
  | { ok: true; caseId: string | null }
  | { ok: false; code: "unknown" }
  | { ok: false; code: "meanwhile"; last: LoggedAct | null }
  | { ok: false; code: DecisionRefusal };

/** The statements of a decision, as of now. */
export const statementsOf = (
  { env }: Pick<Needs, "env">,
  { thing, caseId, isContested }: Pick<DecisionBasis, "thing" | "caseId" | "isContested">,
  decision: WrittenDecision,
): Statements => writeStatements({ thing, decision, hasCase: caseId !== null, isContested, siteName: env.SITE_NAME });

/**
 * Decides about a thing that has not changed since the page was opened: applies and stores the decision, closes the case, and notifies
 * both sides, all or nothing. Callers have checked the second factor before a grave choice.
 */
export async function decide(needs: Needs, { actor, thing: id, decision, version }: Deciding): Promise<Decided> {
  if (!may(actor, "case.decide", {})) return { ok: false, code: "unknown" };
  if (!isNoticeWritten(await readLegalNotice(needs.kit))) return { ok: false, code: "notice" };
  return needs.db.transaction(async (tx): Promise<Decided> => {
    await lockThing(tx, id);
    const seen = await readDecisionBasis(tx, id);
    if (!seen) return { ok: false, code: "unknown" };
    // Decisions about other things of the same people wait, and then see the effects of this one.
    if (seen.thing.behind) await lockStanding(tx, seen.thing.behind);
    const basis = (await readDecisionBasis(tx, id)) ?? seen;
    // Nobody decides about their own things, not even to keep them.
    if (isOwn(actor, basis.thing)) return { ok: false, code: "own" };
    const meanwhile = async () => ({ ok: false, code: "meanwhile", last: await findLastAct(tx, id) }) as const;
    if (basis.version !== version || !basis.choices.includes(decision.choice)) return meanwhile();
    const statements = statementsOf(needs, basis, decision);
    // Read before the act: a suspension must not change its recipients.
    const behind = await findAccountsBehind(tx, basis.thing);
    const refusal = await apply(needs, tx, { actor, thing: basis.thing, decision });
    if (refusal === "meanwhile") return meanwhile();
    if (refusal) return { ok: false, code: refusal };
    const made = { caseId: basis.caseId, thing: id, decision, statements };
    const number = await storeDecision(tx, { ...made, actorId: accountIdOf(actor), now: needs.clock() });
    const sent = { act: "decision.send", after: decision.choice } as const;
    await recordAct(tx, actor, { ...sent, on: id, why: reasonOf(decision) });
    if (basis.caseId !== null) await recordAct(tx, actor, { ...sent, on: { kind: "case", id: basis.caseId } });
    await notifySides(needs, tx, { basis, number, statements, behind });
    return { ok: true, caseId: basis.caseId };
  });
}

function isOwn(actor: Person, { behind }: Thing): boolean {
  const own = behind?.kind === "account" ? accountIdOf(actor) : advertiserOf(actor);
  return behind !== null && own !== null && behind.id === String(own);
}

/** The reason in the log, which is stored for years: the ground, not the facts, which name people. */
const reasonOf = ({ ground }: WrittenDecision) => (ground === null ? "" : statementWords.french.grounds[ground]);

type Applied = { actor: Person; thing: Thing; decision: WrittenDecision };

/** Applies a decision. Returns a refusal without a change, or null. */
async function apply(
  needs: Needs,
  tx: Connection,
  { actor, thing, decision }: Applied,
): Promise<DecisionRefusal | "meanwhile" | null> {
  const why = reasonOf(decision);
  const { choice } = decision;
  if (choice === "keep" || choice === "change") return null;
  const done =
    choice === "hide" || choice === "restore"
      ? await { hide: hideListing, restore: restoreListing }[choice](needs, tx, { actor, reference: thing.id, why })
      : await restrict(needs, tx, { actor, behind: thing.behind, choice, why });
  if (done.ok) return null;
  return done.code === "own" || done.code === "colleague" || done.code === "suspended" ? done.code : "meanwhile";
}

const degrees = { warn: "warned", restrict: "no_new_listings", suspend: "suspended" } as const;

type Restricting = {
  actor: Person;
  behind: Thing["behind"];
  choice: Exclude<Choice, "keep" | "change" | "hide" | "restore">;
  why: string;
};

async function restrict(needs: Needs, tx: Connection, { actor, behind, choice, why }: Restricting) {
  if (behind === null) return { ok: false, code: "unknown" } as const;
  const about = { actor, on: behind, why };
  return choice === "lift"
    ? liftSanction(needs, tx, about)
    : sanction(needs, tx, { ...about, degree: degrees[choice] });
}

type Notifying = {
  basis: DecisionBasis;
  number: string;
  statements: Statements;
  behind: { id: string; email: string }[];
};

async function notifySides(
  { mailer, env }: Needs,
  tx: Connection,
  { basis, number, statements, behind }: Notifying,
): Promise<void> {
  const { toSubject, toReporters } = statements;
  const { kind } = basis.thing;
  if (toSubject !== null)
    for (const { id, email } of behind) {
      const secret = await addDecisionLink(tx, number, id);
      await mailer.send(decisionMail(env, { to: email, about: kind, number, statement: toSubject, secret }), tx);
    }
  if (toReporters === null || basis.caseId === null) return;
  for (const { reportId, email, decision: contested } of await findReporters(tx, basis.caseId)) {
    const secret = await addReportLink(tx, reportId);
    await mailer.send(answerMail(env, { to: email, statement: toReporters, secret, contested }), tx);
  }
}
