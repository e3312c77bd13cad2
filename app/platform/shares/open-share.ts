import { type Share, type Taker, takers } from "./share-table.ts";

/** The takers of a request. Kinds that the share does not count, and kinds without a value, are ignored. */
export type Who = Partial<Record<Taker, string>>;

/** A taken place; `end` frees it, and may be called twice. `isUncharged`: the time of the place is not charged. */
export type Lease = { end(given?: { isUncharged: boolean }): void };

/** `too_much`: this taker has its share; `busy`: other takers have the rest. */
export type TurnRefusal = { ok: false; code: "too_much" | "busy"; retrySeconds: number };
export type Turn = ({ ok: true } & Lease) | TurnRefusal;

/** A request for a turn. `later`: after all others, and never refused. A request whose `signal` aborts stops waiting. */
export type Asked = { who?: Who; signal?: AbortSignal; later?: boolean };

/**
 * Waits for a place. A free place goes to the waiting request whose taker has the fewest places; among equals, to the taker that was
 * served longest ago; then to the first request.
 */
export type AskTurn = (asked?: Asked) => Promise<Turn>;

export type OpenShare = {
  /** Takes an amount at once; false, taking nothing, where too little is left, or the taker would exceed its share. */
  take(who: Who, amount?: number): boolean;
  giveBack(who: Who, amount?: number): void;
  /** Takes one place at once; null where no place is free for this taker. */
  lease(who: Who): Lease | null;
  ask: AskTurn;
};

type Limits = Pick<Share, "all" | "ofOne" | "waiting">;
type Waiting = { who: Who; later: boolean; begin(): void };

const NOBODY_WAITS = { all: 0, ofOne: 0 };
/** Seconds until a refused request may retry: others end within seconds. */
const RETRY_SECONDS = 2;

/** A limited amount, shared out: no taker gets more than its share. */
export function openShare({ all, ofOne, waiting: room = NOBODY_WAITS }: Limits): OpenShare {
  const taken = new Map<string, number>();
  let total = 0;
  const waiting: Waiting[] = [];
  /** The order in which takers last freed a place; forgotten while nobody waits. */
  const lastServed = new Map<string, number>();
  let countServed = 0;

  const keysOf = (who: Who) =>
    takers.flatMap((taker) => {
      const limit = ofOne[taker];
      return limit === undefined || who[taker] === undefined ? [] : [{ key: `${taker} ${who[taker]}`, limit }];
    });
  const highestCount = (counts: Map<string, number>, who: Who) =>
    Math.max(0, ...keysOf(who).map(({ key }) => counts.get(key) ?? 0));
  const exceedsOwn = (who: Who, amount: number) =>
    keysOf(who).some(({ key, limit }) => (taken.get(key) ?? 0) + amount > limit);

  function add(who: Who, amount: number): void {
    total += amount;
    for (const { key } of keysOf(who)) {
      const own = (taken.get(key) ?? 0) + amount;
      if (own > 0) taken.set(key, own);
      else taken.delete(key);
    }
  }

  function take(who: Who, amount = 1): boolean {
    if (total + amount > all || exceedsOwn(who, amount)) return false;
    add(who, amount);
    return true;
  }

  function giveBack(who: Who, amount = 1): void {
    add(who, -amount);
    if (waiting.length === 0) lastServed.clear();
    else for (const { key } of keysOf(who)) lastServed.set(key, ++countServed);
    for (let next = nextOf(); next; next = nextOf()) {
      leave(next);
      add(next.who, 1);
      next.begin();
    }
  }

  /** The waiting request that gets the next place, if one is free for it. */
  function nextOf(): Waiting | undefined {
    if (waiting.length === 0 || total + 1 > all) return undefined;
    return waiting
      .filter(({ who }) => !exceedsOwn(who, 1))
      .toSorted(
        (one, other) =>
          Number(one.later) - Number(other.later) ||
          highestCount(taken, one.who) - highestCount(taken, other.who) ||
          highestCount(lastServed, one.who) - highestCount(lastServed, other.who),
      )[0];
  }

  const leave = (one: Waiting) => void waiting.splice(waiting.indexOf(one), 1);

  function leaseOf(who: Who): Lease {
    let hasEnded = false;
    return {
      end() {
        if (!hasEnded) giveBack(who);
        hasEnded = true;
      },
    };
  }

  function refusalOf(who: Who): TurnRefusal | null {
    const keys = keysOf(who).map(({ key }) => key);
    const now = waiting.filter(({ later }) => !later);
    const own = now.filter((one) => keysOf(one.who).some(({ key }) => keys.includes(key)));
    const hasNoQueue = room.ofOne === 0;
    if (hasNoQueue ? exceedsOwn(who, 1) : keys.length > 0 && own.length >= room.ofOne) return refused("too_much");
    return now.length >= room.all ? refused("busy") : null;
  }

  return {
    take,
    giveBack,
    lease: (who) => (take(who) ? leaseOf(who) : null),
    async ask({ who = {}, signal, later = false } = {}) {
      if (signal?.aborted) return refused("busy");
      if (take(who)) return { ok: true, ...leaseOf(who) };
      const refusal = later ? null : refusalOf(who);
      if (refusal) return refusal;
      return new Promise<Turn>((done) => {
        const gone = () => {
          leave(one);
          done(refused("busy"));
        };
        const one = {
          who,
          later,
          begin() {
            signal?.removeEventListener("abort", gone);
            done({ ok: true, ...leaseOf(who) });
          },
        };
        signal?.addEventListener("abort", gone, { once: true });
        waiting.push(one);
      });
    },
  };
}

export const refused = (code: TurnRefusal["code"], retrySeconds = RETRY_SECONDS): TurnRefusal => ({
  ok: false,
  code,
  retrySeconds,
});

/** Runs a task in a leased place, or in its turn; null after a refusal. */
export async function inTurn<Result>(
  asked: Lease | null | Promise<Turn>,
  task: () => Promise<Result>,
): Promise<Result | null> {
  const place = await asked;
  if (!place || !("end" in place)) return null;
  try {
    return await task();
  } finally {
    place.end();
  }
}
