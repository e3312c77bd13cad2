import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import { createTestDatabase } from "#tests/setup/servers/test-database.ts";
import type { Who } from "../shares/open-share.ts";
import { jobNames } from "./jobs.ts";
import { type JobHandlers, openJobs } from "./jobs.server.ts";
import { inShare } from "./jobs-in-turn.server.ts";
import { timeoutFactor } from "#tests/setup/timeout-factor.ts";

const slow = { timeout: 20_000 * timeoutFactor };

/** A portal whose files are read until the test ends each of them. `takers`: who has sent which. */
async function openReading(takers: Record<number, Who>) {
  const database = await createTestDatabase();
  const db = openDatabase(database.url);
  const jobs = await openJobs({ db, log: pino({ level: "silent" }), works: true });
  const begun: number[] = [];
  const ends = new Map<number, () => void>();
  onTestFinished(async () => {
    for (const end of ends.values()) end();
    await jobs.close();
    await db.$client.end();
    await database.drop();
  });
  const read = inShare(
    { db, jobs },
    "read-stock",
    { share: "reading", whoOf: async ({ import: id }) => takers[id]! },
    async ({ import: id }) => {
      begun.push(id);
      await new Promise<void>((end) => ends.set(id, end));
    },
  );
  const nothing = Object.fromEntries(jobNames.map((name) => [name, async () => {}]));
  const handlers = { ...nothing, "read-stock": read } as JobHandlers; // one for each name
  await jobs.addAll(
    db,
    "read-stock",
    Object.keys(takers).map((id) => ({ import: Number(id) })),
  );
  await jobs.work(handlers);
  return { begun, end: (id: number) => ends.get(id)!() };
}

test.each<[string, (id: number) => Who]>([
  ["one organisation, from many networks,", (id) => ({ organisation: "a", network: `${id}` })],
  ["one network, for many organisations,", (id) => ({ organisation: `${id}`, network: "n" })],
])(
  "while files of %s wait for their turn, another sender's file is read; in the end all are read",
  async (_, takerOf) => {
    const takers = Object.fromEntries([1, 2, 3, 4, 5].map((id) => [id, takerOf(id)]));
    const { begun, end } = await openReading({ ...takers, 9: { organisation: "b", network: "m" } });
    // Two of the five, whichever came first, and the other's.
    await expect.poll(() => begun.includes(9) && begun.length === 3, slow).toBe(true);
    for (let count = 4; count <= 6; count++) {
      end(begun.filter((id) => id !== 9)[count - 4]!);
      await expect.poll(() => begun.length, slow).toBe(count);
    }
    expect(begun.toSorted()).toEqual([1, 2, 3, 4, 5, 9]);
  },
);
