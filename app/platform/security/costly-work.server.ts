import { limitConcurrency } from "../limit-concurrency.ts";

/** Milliseconds of costly work that a visitor may have at once, and how many come back each second. */
const BUDGET_MS = 30_000;
const REGAINED_MS = 500;
/** Of the ten connections to the database: the others are for plain pages. */
const AT_ONCE = 4;
const AT_ONCE_EACH = 2;
/** A visitor's work that runs or waits: more than a person opens in tabs. */
const PENDING_EACH = 24;
/** All that runs or waits: half of the pages that are made at once, so that other pages have the rest. */
const PENDING = 48;
/** Visitors remembered; beyond, those who have asked for nothing for the longest time are forgotten. */
const REMEMBERED = 10_000;

type Answer<Result> = { ok: true; value: Result } | { ok: false; code: "too_much" | "busy"; retrySeconds: number };

/**
 * Does what costs the database much, for a visitor as the limits count them; or says when to come again: the visitor has
 * asked for too much, or too many ask at once. What nobody waits for any more is not done.
 */
export type CostlyWork = <Result>(
  { visitor, signal }: { visitor: string; signal?: AbortSignal },
  task: () => Promise<Result>,
) => Promise<Answer<Result>>;

type Visitor = { leftMs: number; seenAt: number; pending: number; inOwnTurn: ReturnType<typeof limitConcurrency> };

/**
 * Searches and maps pass here: a few at once, fewer for one visitor, and each visitor within a budget of the time that
 * they take. In memory: each portal on a database has budgets of its own.
 */
export function createCostlyWork(clock: () => Date): CostlyWork {
  const inCommonTurn = limitConcurrency(AT_ONCE, Infinity);
  const visitors = new Map<string, Visitor>();
  let pending = 0;

  function visitorOf(name: string): Visitor {
    const now = clock().getTime();
    const known = visitors.get(name) ?? {
      leftMs: BUDGET_MS,
      seenAt: now,
      pending: 0,
      inOwnTurn: limitConcurrency(AT_ONCE_EACH, PENDING_EACH),
    };
    known.leftMs = Math.min(BUDGET_MS, known.leftMs + (Math.max(0, now - known.seenAt) / 1_000) * REGAINED_MS);
    known.seenAt = now;
    // The last to come stand last.
    visitors.delete(name);
    visitors.set(name, known);
    return known;
  }

  function forgetOldest(): void {
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
    forgetOldest();
    if (visitor.leftMs <= 0 || visitor.pending >= PENDING_EACH) return refuse(visitor);
    if (pending >= PENDING) return { ok: false, code: "busy", retrySeconds: 2 };
    visitor.pending += 1;
    pending += 1;
    try {
      const done = await visitor.inOwnTurn(() =>
        inCommonTurn(async (): Promise<Answer<Result>> => {
          // What was asked for before may have used the budget up meanwhile.
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

/** Back when there is work for a second again. */
function refuse({ leftMs }: Visitor): Answer<never> {
  const missing = Math.max(0, 1_000 - leftMs);
  return { ok: false, code: "too_much", retrySeconds: Math.max(1, Math.ceil(missing / REGAINED_MS)) };
}
