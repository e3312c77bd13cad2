import { randomInt } from "node:crypto";
import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { randomFor } from "#samples/listings/random.ts";
import { type KilledPortal, openKilledPortal } from "../setup/portals/killed-portal.ts";
import { connectionsOf } from "../setup/portals/web-processes.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

/** Beyond ten in a minute a portal would give up: its processes may die by themselves. */
const KILLS = process.env.FAULT_WRITES ? 6 : 10;
const SEED = Number(process.env.FAULT_SEED ?? randomInt(1_000_000));
/** Half of them open a connection for each page, as the first process passes on new connections only. */
const VISITORS = 16;
const ANSWERS_BETWEEN = 500;
const RETRY_MS = 50;
/** A visitor who waits longer counts as waiting for ever. */
const LONGEST_WAIT_MS = 30_000;

let portal: KilledPortal;
beforeAll(async () => {
  portal = await openKilledPortal({});
});
afterAll(() => portal.stop());

/** The status of a page, or how the visit ended without one. */
const visit = (path: string, agent: Agent | false) =>
  new Promise<number | "broken" | "waited">((done) => {
    const request = get(portal.address() + path, { agent, timeout: LONGEST_WAIT_MS }, (answer) => {
      answer.resume();
      answer.once("end", () => done(answer.statusCode!));
      answer.once("error", () => done("broken"));
    });
    request.once("timeout", () => {
      done("waited");
      request.destroy();
    });
    request.once("error", () => done("broken"));
  });

test("web processes that are killed under load leave no visitor waiting, and no connection in the first process", async () => {
  const random = randomFor(SEED, 0);
  const ends = new Map<number | string, number>();
  let count = 0;
  const over = new AbortController();
  const agents = Array.from({ length: VISITORS / 2 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const visits = Array.from({ length: VISITORS }, async (_, visitor) => {
    while (!over.signal.aborted) {
      const end = await visit("/annonces", agents[visitor] ?? false);
      ends.set(end, (ends.get(end) ?? 0) + 1);
      if (end === 200) count += 1;
      // A process may be starting.
      else await pause(RETRY_MS);
    }
  });
  for (let kill = 1; kill <= KILLS; kill++) {
    const moment = count + random.integer(1, ANSWERS_BETWEEN);
    await expect.poll(() => count, { timeout: 60_000 * timeoutFactor, interval: 5 }).toBeGreaterThanOrEqual(moment);
    await portal.kill("web process", random);
  }
  over.abort();
  await Promise.all(visits);
  for (const agent of agents) agent.destroy();
  process.stdout.write(`FAULT_SEED=${SEED}: ${KILLS} kills, ${JSON.stringify(Object.fromEntries(ends))}\n`);
  expect([...ends.keys()].filter((end) => end !== 200 && end !== "broken")).toEqual([]);
  expect(ends.get(200)).toBeGreaterThan(KILLS);
  const { port } = new URL(portal.address());
  const left = () => connectionsOf(Number(port), portal.portal().child.pid!);
  await expect.poll(left).toEqual([]);
});
