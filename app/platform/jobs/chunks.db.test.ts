import pino from "pino";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import type { DoChunk } from "#db/runs.ts";
import { runs } from "#db/schema/runs.ts";
import { openDatabaseLink } from "#tests/setup/servers/database-link.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { timeoutFactor } from "#tests/setup/timeout-factor.ts";
import { chunkHandler } from "./chunks.server.ts";
import { jobNames } from "./jobs.ts";
import { installJobs, type JobHandlers, type Jobs, openJobs } from "./jobs.server.ts";

/** 5,000 take half a minute, on a free machine. */
const CHUNKS = Number(process.env.RUN_CHUNKS ?? 500);
const log = pino({ level: "silent" });
const slow = { timeout: 120_000 * timeoutFactor };
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await query("create table done (subject text, step integer, primary key (subject, step))");
});
afterEach(() => database.drop());

const query = async <Row extends object>(text: string) => (await database.db.$client.query<Row>(text)).rows;

type Part = { subject: string; step: number };
type Works = { url?: string; isAlone?: boolean; onChunk?(part: Part): unknown; onMail?(mail: string): unknown };

/** An instance whose chunks note what they do, and fail where it is noted already. */
async function open({ url = database.url, isAlone = false, onChunk, onMail }: Works): Promise<Jobs> {
  const db = openDatabase(url);
  const jobs = await openJobs({ db, log, works: true, isAlone });
  onTestFinished(async () => {
    await jobs.close();
    await db.$client.end();
  });
  const doChunk: DoChunk = async (tx, { subject, step, data }) => {
    await tx.execute(`insert into done values ('${subject}', ${step})`);
    await onChunk?.({ subject, step });
    return step + 1 < (data as { chunks: number }).chunks ? String(step + 1) : null;
  };
  await jobs.work({
    ...(Object.fromEntries(jobNames.map((name) => [name, async () => {}])) as Partial<JobHandlers> as JobHandlers), // one for each name
    "deliver-mail": async ({ mail }) => onMail?.(mail),
    "fill-rows": chunkHandler({ db, jobs, log }, "fill-rows", doChunk),
  });
  return jobs;
}

/** Runs whose first jobs a start queues. */
async function begin(subjects: string[], chunks: number): Promise<void> {
  await database.db.insert(runs).values(subjects.map((subject) => ({ job: "fill-rows", subject, data: { chunks } })));
  await installJobs(database.db);
}
const findChunks = () => query<Part>("select * from done order by subject, step");
const allOf = (subject: string, chunks: number) => Array.from({ length: chunks }, (_, step) => ({ subject, step }));
const countOpenRuns = async () => (await query("select from runs where ended_at is null")).length;

test(`a run of ${CHUNKS} chunks does each once, and mails do not wait behind it`, slow, async () => {
  const mails = Array.from({ length: 20 }, (_, mail) => String(mail));
  const delivered: string[] = [];
  const { promise: allDelivered, resolve } = Promise.withResolvers<void>();
  const jobs = await open({
    onMail: (mail) => delivered.push(mail) === mails.length && resolve(),
    async onChunk({ step }) {
      if (step !== CHUNKS / 2) return;
      // The run does not go on before all of these are there.
      for (const mail of mails) await jobs.add(database.db, "deliver-mail", { mail });
      await allDelivered;
    },
  });
  await begin(["large"], CHUNKS);
  await expect.poll(countOpenRuns, slow).toBe(0);
  expect(await findChunks()).toEqual(allOf("large", CHUNKS));
  expect(delivered.length).toBe(mails.length);
});

test("runs take turns, one chunk each", slow, async () => {
  await begin(["one", "other"], 4);
  const order: string[] = [];
  await open({ onChunk: ({ subject }) => order.push(subject) });
  await expect.poll(countOpenRuns, slow).toBe(0);
  expect(order).toEqual(Array.from({ length: 4 }, () => ["one", "other"]).flat());
});

test("a chunk that fails is undone and done again; a second job of a chunk does nothing", slow, async () => {
  let failures = 0;
  await open({
    onChunk({ step }) {
      if (step === 2 && failures++ === 0) throw new Error("no room");
    },
  });
  await begin(["run"], 5);
  const retried = "update jobs.job set start_after = now() where state = 'retry'";
  await expect.poll(async () => (await database.db.$client.query(retried)).rowCount, slow).toBe(1);
  // Another portal does the same if it starts meanwhile.
  await installJobs(database.db);
  await expect.poll(countOpenRuns, slow).toBe(0);
  expect(await findChunks()).toEqual(allOf("run", 5));
  await expect
    .poll(async () => await query("select from jobs.job where name = 'fill-rows' and state < 'completed'"), slow)
    .toEqual([]);
  expect(failures).toBe(2);
});

test("a run whose process dies within a chunk continues where it stopped", slow, async () => {
  const link = await openDatabaseLink(database.url);
  onTestFinished(() => link.close());
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  await open({
    url: link.url,
    onChunk({ step }) {
      if (step !== 3) return;
      link.cut();
      resolve();
    },
  });
  await begin(["run"], 6);
  await reached;
  await open({ isAlone: true });
  await expect
    .poll(async () => {
      await query("update jobs.job set start_after = now() where state = 'retry'");
      return countOpenRuns();
    }, slow)
    .toBe(0);
  expect(await findChunks()).toEqual(allOf("run", 6));
  // Only to close the dead one without a wait.
  await link.mend();
});
