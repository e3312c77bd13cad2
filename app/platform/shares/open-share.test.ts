import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Asked, inTurn, openShare, type Turn, type Who } from "./open-share.ts";
import { partOf, type Share, type ShareName, shareTable, type Taker, takers } from "./share-table.ts";

const rows = Object.entries(shareTable) as [ShareName, Share][];
const takings = rows.flatMap(([name, { ofOne }]) =>
  takers.filter((taker) => ofOne[taker] !== undefined).map((taker) => [taker, name] as [Taker, ShareName]),
);

describe.each([1, 2, 4, 8, 64])("in %i web processes", (processes) => {
  test.each(takings)("one %s that takes its maximum of %s leaves as much to another", (taker, name) => {
    const whole: Share = shareTable[name];
    const shares = whole.counted === "parts" ? openAll(partOf(whole, processes), processes) : [openShare(whole)];
    const who: Who = { [taker]: "one" };
    const unit = whole.unit === "bytes" ? 65_536 : 1;
    const takeAll = (by: Who) => shares.reduce((sum, share) => sum + countTaken(share, by, unit), 0);
    const mostOfOne = takeAll(who);
    expect(mostOfOne).toBeGreaterThan(0);
    expect(takeAll({ [taker]: "other" })).toBe(mostOfOne);
    for (const share of shares) share.giveBack(who, unit);
    expect(takeAll(who)).toBe(shares.length);
  });
});

const openAll = (share: Share, processes: number) => Array.from({ length: processes }, () => openShare(share));

function countTaken(share: ReturnType<typeof openShare>, who: Who, unit: number): number {
  let count = 0;
  while (share.take(who, unit)) count += 1;
  return count;
}

test.each([4, 8, 64])("one of %i processes takes the three pictures that a browser sends at once", (processes) => {
  const share = openShare(partOf(shareTable.pictures, processes));
  for (const name of ["a", "b"]) expect(countTaken(share, { account: name, network: name }, 1)).toBe(3);
});

test("a taker is counted under each of its names: many organisations of one network, many networks of one organisation", () => {
  const share = openShare({ all: 4, ofOne: { organisation: 2, network: 2 } });
  const take = (organisation: string, network: string) => share.take({ organisation, network });
  expect([take("a", "1"), take("b", "1"), take("c", "1")]).toEqual([true, true, false]);
  expect([take("a", "2"), take("a", "3"), take("d", "3")]).toEqual([true, false, true]);
});

describe("turns", () => {
  /** Asks for turns by name, and records the order in which they begin. */
  function openTurns(limits: Parameters<typeof openShare>[0]) {
    const share = openShare(limits);
    const begun: string[] = [];
    const turns = new Map<string, Promise<Turn>>();
    return {
      begun,
      ask(name: string, asked: Asked = {}) {
        const turn = share.ask(asked);
        turns.set(name, turn);
        void turn.then(({ ok }) => ok && begun.push(name));
        return turn;
      },
      async end(name: string) {
        const turn = await turns.get(name)!;
        if (turn.ok) turn.end();
        await turns.get(name);
        await Promise.resolve();
      },
    };
  }

  test("takers that hold nothing come before takers that hold much, and among equals the first", async () => {
    const { ask, begun, end } = openTurns({ all: 4, ofOne: { network: 3 }, waiting: { all: 9, ofOne: 9 } });
    const [one, other] = [{ who: { network: "1" } }, { who: { network: "2" } }];
    for (const name of ["a", "b", "c"]) void ask(name, one);
    void ask("x", { who: { network: "9" } });
    for (const name of ["d", "e"]) void ask(name, one);
    for (const name of ["y", "z"]) void ask(name, other);
    await end("a");
    await end("x");
    await end("b");
    expect(begun).toEqual(["a", "b", "c", "x", "y", "z", "d"]);
  });

  test("a taker with one place at a time comes after takers that have had none", async () => {
    const { ask, begun, end } = openTurns({ all: 2, ofOne: { network: 1 }, waiting: { all: 9, ofOne: 9 } });
    for (const name of ["a", "b", "c"]) void ask(name, { who: { network: "1" } });
    for (const name of ["m", "n", "o"]) void ask(name, { who: { network: "2" } });
    void ask("z", { who: { network: "3" } });
    for (const name of ["a", "m", "z"]) await end(name);
    expect(begun).toEqual(["a", "m", "z", "b", "n"]);
  });

  test("a taker that waits too often is refused, while others may still wait; beyond the total, everybody is refused", async () => {
    const { ask } = openTurns({ all: 2, ofOne: { network: 1 }, waiting: { all: 3, ofOne: 2 } });
    const codeOf = (network: string) => ask(network, { who: { network } }).then((turn) => (turn.ok ? "ok" : turn.code));
    expect(await codeOf("1")).toBe("ok");
    void codeOf("1");
    void codeOf("1");
    expect(await codeOf("1")).toBe("too_much");
    expect(await codeOf("2")).toBe("ok");
    void codeOf("3");
    expect(await codeOf("4")).toBe("busy");
  });

  test("a task marked as later waits for all others, is never refused, and takes no place in the queue", async () => {
    const { ask, begun, end } = openTurns({ all: 1, ofOne: {}, waiting: { all: 2, ofOne: 2 } });
    for (const name of ["later 1", "later 2", "later 3"]) void ask(name, { later: true });
    for (const name of ["now 1", "now 2"]) void ask(name);
    expect(await ask("now 3")).toMatchObject({ ok: false, code: "busy" });
    for (const name of ["later 1", "now 1", "now 2", "later 2"]) await end(name);
    expect(begun).toEqual(["later 1", "now 1", "now 2", "later 2", "later 3"]);
  });

  test("a task that fails gives its place back", async () => {
    const { ask } = openShare({ all: 1, ofOne: {} });
    await expect(inTurn(ask(), () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await inTurn(ask(), async () => "done")).toBe("done");
  });

  type Step = { does: "ask" | "end" | "leave"; which: number; network: number; later: boolean };
  const steps = fc.array(
    fc.record({
      does: fc.constantFrom<Step["does"]>("ask", "ask", "end", "leave"),
      which: fc.nat(30),
      network: fc.nat(3),
      later: fc.boolean(),
    }),
    { maxLength: 60 },
  );

  test("in any order of requests, ends and departures no share is exceeded, and in the end everybody has been served", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const share = openShare({ all: 3, ofOne: { network: 2 }, waiting: { all: 6, ofOne: 3 } });
        const running = new Map<number, { network: number; end(): void }>();
        const open = new Map<number, { network: number; leaving: AbortController }>();
        let [id, refusedOrGone] = [0, 0];
        for (const { does, which, network, later } of all) {
          const [chosen] = [...(does === "end" ? running : open).keys()].slice(which % 7);
          if (does === "ask") {
            const [own, leaving] = [++id, new AbortController()];
            open.set(own, { network, leaving });
            void share.ask({ who: { network: String(network) }, later, signal: leaving.signal }).then((turn) => {
              open.delete(own);
              if (turn.ok) running.set(own, { network, end: turn.end });
              else refusedOrGone += 1;
            });
          } else if (chosen !== undefined && does === "end") {
            running.get(chosen)!.end();
            running.delete(chosen);
          } else if (chosen !== undefined) open.get(chosen)!.leaving.abort();
          await new Promise(setImmediate);
          const networks = [...running.values()].map((one) => one.network);
          expect(networks.length).toBeLessThanOrEqual(3);
          for (const one of networks) expect(networks.filter((other) => other === one).length).toBeLessThanOrEqual(2);
          // No task waits that could run.
          const free = [...open.values()].filter(
            (one) => networks.length < 3 && networks.filter((other) => other === one.network).length < 2,
          );
          expect(free).toEqual([]);
        }
        let served = id - refusedOrGone - running.size - open.size;
        while (running.size > 0) {
          const [next] = running.keys();
          running.get(next!)!.end();
          running.delete(next!);
          served += 1;
          await new Promise(setImmediate);
        }
        expect(served).toBe(id - refusedOrGone);
        for (let place = 0; place < 3; place++) expect(share.take({ network: `new ${place}` })).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
