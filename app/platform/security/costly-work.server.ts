import { DatabaseAway } from "#db/database-away.ts";
import { currentWaitLimit } from "#db/wait-limit.ts";
import { limitConcurrency } from "../limit-concurrency.ts";

/** A visitor's budget in milliseconds of costly work, and how much comes back each second. */
const BUDGET_MS = 30_000;
const REGAINED_MS = 500;
/** Tasks at once of all web processes, and of one visitor. Each process has ten database connections: plain pages find one. */
const AT_ONCE = 4;
const AT_ONCE_EACH = 2;
/** Tasks of one visitor that run or wait; a person opens fewer tabs. */
const PENDING_EACH = 24;
/** Tasks of all visitors that run or wait: half of the places for pages of all web processes. */
const PENDING = 48;
/** Budgets in memory. Beyond that number, the visitor who has been idle longest is dropped. */
const REMEMBERED = 10_000;

type Answer<Result> = { ok: true; value: Result } | { ok: false; code: "too_much" | "busy"; retrySeconds: number };

/**
 * Runs a task that is costly for the database. Refuses it, with a time to retry, when this visitor's budget is spent
 * (`too_much`) or too many tasks wait (`busy`). A task whose `signal` was aborted before its turn does not run.
 */
export type CostlyWork = <Result>(
  { visitor, signal }: { visitor: string; signal?: AbortSignal },
  task: () => Promise<Result>,
) => Promise<Answer<Result>>;

type Visitor = { leftMs: number; seenAt: number; pending: number; limitOwn: ReturnType<typeof limitConcurrency> };

/**
 * Limits searches and maps: how many run at once, in all and for one visitor, and how much time each visitor's tasks may take.
 * The budgets are in memory: each portal counts its own.
 */
export function createCostlyWork(clock: () => Date): CostlyWork {
  const limitTotal = limitConcurrency(AT_ONCE, Infinity);
  const visitors = new Map<string, Visitor>();
  let pending = 0;

  function visitorOf(name: string): Visitor {
    const now = clock().getTime();
    const known = visitors.get(name) ?? {
      leftMs: BUDGET_MS,
      seenAt: now,
      pending: 0,
      limitOwn: limitConcurrency(AT_ONCE_EACH, PENDING_EACH),
    };
    known.leftMs = Math.min(BUDGET_MS, known.leftMs + (Math.max(0, now - known.seenAt) / 1_000) * REGAINED_MS);
    known.seenAt = now;
    // Keeps the map in order of the last request, for `dropOldest`.
    visitors.delete(name);
    visitors.set(name, known);
    return known;
  }

  function dropOldest(): void {
    for (const [name, { pending }] of visitors) {
      if (visitors.size <= REMEMBERED) return;
      if (pending === 0) visitors.delete(name);
    }
  }

  return async <Result>(
    { visitor: name, signal }: { visitor: string; signal?: AbortSignal },
    task: () => Promise<Result>,
  ): Promise<Answer<Result>> => {
    const visitor = visitorOf(name);
    dropOldest();
    if (visitor.leftMs <= 0 || visitor.pending >= PENDING_EACH) return refuse(visitor);
    if (pending >= PENDING) return { ok: false, code: "busy", retrySeconds: 2 };
    visitor.pending += 1;
    pending += 1;
    try {
      const done = await visitor.limitOwn(() =>
        limitTotal(async (): Promise<Answer<Result>> => {
          // Earlier tasks of this visitor may have spent the budget while this one waited.
          if (visitorOf(name).leftMs <= 0 || signal?.aborted) return refuse(visitor);
          const start = clock().getTime();
          try {
            return { ok: true, value: await task() };
          } finally {
            visitorOf(name).leftMs -= Math.max(0, Math.min(BUDGET_MS, clock().getTime() - start));
          }
        }),
      );
      return done ?? refuse(visitor);
    } finally {
      visitor.pending -= 1;
      pending -= 1;
    }
  };
}

/** Counts the wait for a turn as one for the database: where it hangs, those in front keep their turns for their whole limits. */
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

/** The visitor may retry once the budget is back to one second of work. */
function refuse({ leftMs }: Visitor): Answer<never> {
  const missing = Math.max(0, 1_000 - leftMs);
  return { ok: false, code: "too_much", retrySeconds: Math.max(1, Math.ceil(missing / REGAINED_MS)) };
}
