import { accountIdOf, advertiserOf, type Person } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import { statementWords } from "#app/i18n/fr/statements.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import type { LoggedAct } from "#app/operators/logged-act.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import type { Choice, DecisionRefusal, WrittenDecision } from "../decision.ts";
import type { Desk } from "../desk.ts";
import { findAddressesBehind, lockThing, storeDecision } from "../decisions.repository.server.ts";
import { answerMail, decisionMail } from "../moderation-mails.server.ts";
import { addReportLink, findReporters } from "../reports.repository.server.ts";
import { type Statements, writeStatements } from "../statement.ts";
import type { Thing, ThingId } from "../thing.ts";
import { lockStanding } from "../standing.repository.server.ts";
import { hideListing, restoreListing } from "./hide-listing.server.ts";
import { findLastAct, readDesk } from "./open-desk.server.ts";
import { liftSanction, sanction } from "./sanction.server.ts";

type Needs = Pick<Platform, "db" | "jobs" | "mailer" | "env" | "clock">;
type Deciding = { actor: Person; thing: ThingId; decision: WrittenDecision; version: string };

/** `meanwhile`: the thing is no longer as the page showed it; `last` is the newest act on it. */
export type Decided =
  | { ok: true; caseId: string | null }
  | { ok: false; code: "unknown" }
  | { ok: false; code: "meanwhile"; last: LoggedAct | null }
  | { ok: false; code: DecisionRefusal };

/** The statements of a decision, as they would leave now. */
export const statementsOf = (
  { env }: Pick<Needs, "env">,
  { thing, caseId }: Pick<Desk, "thing" | "caseId">,
  decision: WrittenDecision,
): Statements =>
  writeStatements({
    thing,
    decision,
    hasCase: caseId !== null,
    siteName: env.SITE_NAME,
  });

/**
 * Decides about a thing that is still as the page showed it: does what is decided, stores it with its reasons, closes the case, and
 * tells both sides, all or nothing. Callers have asked for the second factor before a grave choice.
 */
export async function decide(needs: Needs, { actor, thing: id, decision, version }: Deciding): Promise<Decided> {
  if (!may(actor, "case.decide", {})) return { ok: false, code: "unknown" };
  return needs.db.transaction(async (tx): Promise<Decided> => {
    await lockThing(tx, id);
    const seen = await readDesk(tx, id);
    if (!seen) return { ok: false, code: "unknown" };
    // Decisions about another thing of the same people wait, and find what this one did.
    if (seen.thing.behind) await lockStanding(tx, seen.thing.behind);
    const desk = (await readDesk(tx, id)) ?? seen;
    // Nobody decides about what is theirs, not even to keep it.
    if (isOwn(actor, desk.thing)) return { ok: false, code: "own" };
    const meanwhile = async () => ({ ok: false, code: "meanwhile", last: await findLastAct(tx, id) }) as const;
    if (desk.version !== version || !desk.choices.includes(decision.choice)) return meanwhile();
    const statements = statementsOf(needs, desk, decision);
    // Before the act: a suspension must not change whom it reaches.
    const behind = await findAddressesBehind(tx, desk.thing);
    const refusal = await apply(needs, tx, { actor, thing: desk.thing, decision });
    if (refusal === "meanwhile") return meanwhile();
    if (refusal) return { ok: false, code: refusal };
    const made = { caseId: desk.caseId, thing: id, decision, statements };
    await storeDecision(tx, { ...made, actorId: accountIdOf(actor), now: needs.clock() });
    await recordAct(tx, actor, {
      act: "decision.send",
      on: id,
      why: reasonOf(decision),
      after: decision.choice,
    });
    if (desk.caseId !== null)
      await recordAct(tx, actor, {
        act: "decision.send",
        on: { kind: "case", id: desk.caseId },
        after: decision.choice,
      });
    await tell(needs, tx, { desk, statements, behind });
    return { ok: true, caseId: desk.caseId };
  });
}

function isOwn(actor: Person, { behind }: Thing): boolean {
  const own = behind?.kind === "account" ? accountIdOf(actor) : advertiserOf(actor);
  return behind !== null && own !== null && behind.id === String(own);
}

/** What the log keeps for years: the ground, not the facts, which name people. */
const reasonOf = ({ ground }: WrittenDecision) => (ground === null ? "" : statementWords.french.grounds[ground]);

type Applied = { actor: Person; thing: Thing; decision: WrittenDecision };

/** Does what is decided. Returns why not; then nothing is changed. */
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

type Telling = { desk: Desk; statements: Statements; behind: string[] };

async function tell({ mailer, env }: Needs, tx: Connection, { desk, statements, behind }: Telling): Promise<void> {
  const { told, answered } = statements;
  const { kind } = desk.thing;
  if (told !== null)
    for (const to of behind) await mailer.send(decisionMail(env, { to, about: kind, statement: told }), tx);
  if (answered === null || desk.caseId === null) return;
  for (const { reportId, email } of await findReporters(tx, desk.caseId)) {
    const secret = await addReportLink(tx, reportId);
    await mailer.send(answerMail(env, { to: email, statement: answered, secret }), tx);
  }
}
