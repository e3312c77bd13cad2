import { type Actor, accountIdOf } from "#app/account/actor.ts";
import { lockAccountForUpdate } from "#app/account/account.repository.server.ts";
import { cleanLines } from "#app/platform/text/clean-text.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import type { ContestProblem } from "../contest.ts";
import { findLinkedDecision, findOwnDecision, type FoundDecision } from "../contests.repository.server.ts";
import { contestableUntil } from "../decision.ts";
import { lockThing } from "../decisions.repository.server.ts";
import { LONGEST_EXPLANATION } from "../report.schema.ts";
import { addReport } from "../reports.repository.server.ts";
import { notifyOperators } from "./report-thing.server.ts";

type Needs = Pick<Platform, "db" | "mailer" | "env" | "clock">;

/** The query of the page: the secret of a mail, or the number of a decision about which the account got a mail. */
type AskedDecision = { secret: string; number: string };

/** The decision that a person may read and contest; null without one. */
export async function findContestable(
  db: Connection,
  { secret, number }: AskedDecision,
  actor: Actor,
): Promise<FoundDecision | null> {
  if (secret !== "") return findLinkedDecision(db, secret);
  const accountId = accountIdOf(actor);
  return accountId === null ? null : findOwnDecision(db, number, accountId);
}

/** Contests a decision, once per side and within six months: the thing gets an open case again, and operators get a mail. */
export async function contestDecision(
  needs: Needs,
  { asked, actor, explanation }: { asked: AskedDecision; actor: Actor; explanation: string },
): Promise<{ ok: true } | { ok: false; code: ContestProblem | "unknown" }> {
  const text = cleanLines(explanation);
  return needs.db.transaction(async (tx) => {
    const seen = await findContestable(tx, asked, actor);
    if (seen) await lockThing(tx, seen.about);
    const found = await findContestable(tx, asked, actor);
    if (!found || (found.accountId !== null && !(await lockAccountForUpdate(tx, found.accountId))))
      return { ok: false, code: "unknown" };
    if (found.contest) return { ok: false, code: "known" };
    const now = needs.clock();
    if (now.toISOString() > contestableUntil(found.at)) return { ok: false, code: "late" };
    if (text === "") return { ok: false, code: "explanationRequired" };
    if (text.length > LONGEST_EXPLANATION) return { ok: false, code: "explanationTooLong" };
    const { about } = found;
    const added = await addReport(tx, { ...found, kind: "contest", explanation: text, now, decision: found.number });
    if (!added) return { ok: false, code: "known" };
    if (added.isNewCase) await notifyOperators(needs, tx, { caseId: added.caseId, about: about.kind, kind: "contest" });
    return { ok: true };
  });
}
