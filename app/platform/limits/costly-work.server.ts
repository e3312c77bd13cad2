import { DatabaseAway } from "#db/database-away.ts";
import { currentWaitLimit } from "#db/wait-limit.ts";
import { LRUCache } from "lru-cache";
import { type AskTurn, openShare, refused, type TurnRefusal } from "../shares/open-share.ts";
import { shareTable } from "../shares/share-table.ts";

/** A visitor's budget of costly work in milliseconds, and the milliseconds regained each second. */
const BUDGET_MS = 30_000;
const REGAINED_MS = 500;
/** After so many milliseconds in which no turn began or ended, the database counts as hanging: each search ends earlier. */
const STALLED_MS = 5_000;
/** Maximum number of budgets in memory. Beyond it, the visitor who has been idle longest gets a new budget. */
const REMEMBERED = 10_000;

/**
 * Runs a task that is costly for the database. Refuses it, with a time to retry, when the visitor's budget or share of waiting tasks is
 * used up (`too_much`), or too many tasks wait, or the database hangs (`busy`). A task whose `signal` aborts before its turn does not
 * run.
 */
export type CostlyWork = <Result>(
  { visitor, signal }: { visitor: string; signal?: AbortSignal },
  task: () => Promise<Result>,
) => Promise<{ ok: true; value: Result } | TurnRefusal>;

/**
 * Turns for searches and maps: `shareTable` limits running and waiting tasks, and each visitor has a budget of time. Budgets are in
 * memory: each portal counts its own.
 */
export function searchTurns(clock: () => Date): AskTurn {
  const share = openShare(shareTable.searches);
  const budgets = new LRUCache<string, { leftMs: number; seenAt: number }>({ max: REMEMBERED });
  let movedAt = 0;

  function budgetOf(visitor: string) {
    const now = clock().getTime();
    const known = budgets.get(visitor) ?? { leftMs: BUDGET_MS, seenAt: now };
    known.leftMs = Math.min(BUDGET_MS, known.leftMs + (Math.max(0, now - known.seenAt) / 1_000) * REGAINED_MS);
    known.seenAt = now;
    budgets.set(visitor, known);
    return known;
  }

  return async (asked = {}) => {
    const visitor = asked.who?.network ?? "";
    if (budgetOf(visitor).leftMs <= 0) return untilRegained(budgetOf(visitor));
    const turn = await share.ask(asked);
    const start = clock().getTime();
    if (!turn.ok && start - movedAt > STALLED_MS) return refused("busy");
    if (!turn.ok) return turn.code === "busy" ? turn : untilRegained(budgetOf(visitor));
    movedAt = start;
    let hasEnded = false;
    const end = ({ isUncharged = false } = {}) => {
      const spent = hasEnded || isUncharged ? 0 : clock().getTime() - start;
      budgetOf(visitor).leftMs -= Math.max(0, Math.min(BUDGET_MS, spent));
      hasEnded = true;
      movedAt = clock().getTime();
      turn.end();
    };
    // Earlier tasks of this visitor may have spent the budget while this one waited.
    if (budgetOf(visitor).leftMs > 0) return { ok: true, end };
    turn.end();
    return untilRegained(budgetOf(visitor));
  };
}

/** The refusal until the budget is back to one second of work. */
const untilRegained = ({ leftMs }: { leftMs: number }): TurnRefusal =>
  refused("too_much", Math.max(1, Math.ceil(Math.max(0, 1_000 - leftMs) / REGAINED_MS)));

/** Runs costly tasks in turns. */
export function costlyWorkIn(askTurn: AskTurn): CostlyWork {
  return async ({ visitor, signal }, task) => {
    const turn = await askTurn({ who: { network: visitor }, ...(signal && { signal }) });
    if (!turn.ok) return turn;
    try {
      return signal?.aborted ? refused("busy") : { ok: true, value: await task() };
    } finally {
      // A wait for a database that hangs is not the visitor's fault.
      turn.end({ isUncharged: currentWaitLimit()?.wasSilent ?? false });
    }
  };
}

/**
 * Counts the wait for a turn as a wait for the database: when the database hangs, the tasks in front keep their turns until their
 * timeouts.
 */
export function limitTurnWaits(costlyWork: CostlyWork): CostlyWork {
  return async ({ visitor, signal }, task) => {
    const late = new AbortController();
    const isLate = Promise.withResolvers<never>();
    const limit = currentWaitLimit();
    let end = limit?.begin(() => {
      stop();
      limit.wasAway = true;
      isLate.reject(new DatabaseAway("no turn in time"));
      late.abort();
    });
    const stop = () => {
      end?.();
      end = undefined;
    };
    const asked = { visitor, signal: AbortSignal.any(signal ? [signal, late.signal] : [late.signal]) };
    const done = costlyWork(asked, () => {
      stop();
      return task();
    }).finally(stop);
    return Promise.race([done, isLate.promise]);
  };
}
