import pino from "pino";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import { recordStatements } from "#tests/setup/portals/recorded-statements.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { describeError } from "../log.ts";
import { openDatabaseLink } from "#tests/setup/servers/database-link.ts";
import { jobNames, settingsOf } from "./jobs.ts";
import { installJobs, type JobHandlers, type Jobs, openJobs } from "./jobs.server.ts";
import { timeoutFactor } from "#tests/setup/timeout-factor.ts";

const logged: string[] = [];
const log = pino({ level: "info", serializers: { err: describeError } }, { write: (line) => logged.push(line) });
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  logged.length = 0;
});
afterEach(() => database.drop());

async function open({ works = true, isAlone = false, url = database.url } = {}): Promise<Jobs> {
  const db = openDatabase(url);
  const jobs = await openJobs({ db, log, works, isAlone });
  onTestFinished(async () => {
    await jobs.close();
    await db.$client.end();
  });
  return jobs;
}

/** Handlers that do nothing, except one. */
const handlersWith = (deliver: JobHandlers["deliver-mail"]): JobHandlers =>
  ({
    ...Object.fromEntries(jobNames.map((name) => [name, async () => {}])),
    "deliver-mail": deliver,
  }) as JobHandlers; // one for each name

async function statesOfMailJobs() {
  const { rows } = await database.db.$client.query<{ mail: string; state: string; wait: number }>(`
    select data ->> 'mail' as mail, state, round(extract(epoch from start_after - now()))::int as wait
    from jobs.job where name = 'deliver-mail' order by mail`);
  return rows;
}
const slow = { timeout: 20_000 * timeoutFactor };

test("a job runs after its transaction commits; a rolled back transaction leaves none", async () => {
  const jobs = await open();
  const done: string[] = [];
  await database.db.transaction((tx) => jobs.add(tx, "deliver-mail", { mail: "kept" }));
  const undone = database.db.transaction(async (tx) => {
    await jobs.add(tx, "deliver-mail", { mail: "undone" });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await jobs.work(handlersWith(async ({ mail }) => done.push(mail)));
  await expect.poll(statesOfMailJobs, slow).toMatchObject([{ mail: "kept", state: "completed" }]);
  expect(done).toEqual(["kept"]);
});

test("several jobs are queued by one statement, all delayed alike", async () => {
  const jobs = await open({ works: false });
  const { during } = await recordStatements([database.db.$client]);
  const sent = await during(() =>
    jobs.addAll(database.db, "deliver-mail", [{ mail: "one" }, { mail: "two" }], { afterSeconds: 300 }),
  );
  expect(sent.length).toBe(1);
  await jobs.addAll(database.db, "deliver-mail", []);
  expect(await statesOfMailJobs()).toEqual(["one", "two"].map((mail) => ({ mail, state: "created", wait: 300 })));
});

test("a failing job is retried, then stays as failed, and is logged without its data", async () => {
  const jobs = await open();
  await jobs.add(database.db, "deliver-mail", { mail: "m" });
  const lasts: boolean[] = [];
  await jobs.work(
    handlersWith(async (_, { isLast }) => {
      lasts.push(isLast);
      throw new Error("the server is away");
    }),
  );
  await expect.poll(statesOfMailJobs, slow).toMatchObject([{ state: "retry" }]);
  const [waiting] = await statesOfMailJobs();
  expect(waiting!.wait).toBeGreaterThan(0);
  expect(waiting!.wait).toBeLessThanOrEqual(20);
  await database.db.$client.query(
    "update jobs.job set retry_count = retry_limit - 1, start_after = now() where name = 'deliver-mail'",
  );
  await expect.poll(statesOfMailJobs, slow).toMatchObject([{ state: "failed" }]);
  expect(lasts).toEqual([false, true]);
  expect(logged).toHaveLength(2);
  expect(JSON.parse(logged[1]!)).toMatchObject({ name: "deliver-mail", isLast: true });
});

test("a job whose data are not those of its kind fails, and its handler is not called", async () => {
  const jobs = await open();
  await jobs.add(database.db, "deliver-mail", { email: "m" } as never);
  const done: string[] = [];
  await jobs.work(handlersWith(async ({ mail }) => done.push(mail)));
  await expect.poll(statesOfMailJobs, slow).toMatchObject([{ state: "retry" }]);
  expect(done).toEqual([]);
});

test("several instances share the queue: each job runs once", async () => {
  const instances = [await open(), await open(), await open()];
  const done: string[] = [];
  const mails = Array.from({ length: 12 }, (_, index) => String(index).padStart(2, "0"));
  for (const mail of mails) await instances[0]!.add(database.db, "deliver-mail", { mail });
  for (const jobs of instances) await jobs.work(handlersWith(async ({ mail }) => done.push(mail)));
  await expect.poll(() => done.length, slow).toBe(mails.length);
  expect(done.toSorted()).toEqual(mails);
});

test("a slow job blocks no other", async () => {
  const jobs = await open();
  const done: string[] = [];
  const { promise: end, resolve } = Promise.withResolvers<void>();
  for (const mail of ["slow", "one", "two"]) await jobs.add(database.db, "deliver-mail", { mail });
  await jobs.work(
    handlersWith(async ({ mail }) => {
      if (mail === "slow") await end;
      done.push(mail);
    }),
  );
  await expect.poll(() => done.toSorted(), slow).toEqual(["one", "two"]);
  resolve();
  await expect.poll(() => done.length, slow).toBe(3);
});

test("an instance with JOBS=none queues jobs and runs none", async () => {
  const [pages, worker] = [await open({ works: false }), await open()];
  await pages.add(database.db, "deliver-mail", { mail: "m" });
  expect(await statesOfMailJobs()).toMatchObject([{ state: "created" }]);
  const done: string[] = [];
  await worker.work(handlersWith(async ({ mail }) => done.push(mail)));
  await expect.poll(() => done, slow).toEqual(["m"]);
});

test("several portals that start at once create the schema, the queues and the schedule once", async () => {
  await database.db.$client.query("drop schema jobs cascade");
  await Promise.all([1, 2, 3].map(() => installJobs(database.db)));
  const { rows } = await database.db.$client.query<{ name: string }>("select name from jobs.schedule order by name");
  expect(rows.map(({ name }) => name)).toEqual(jobNames.filter((name) => settingsOf(name).at).toSorted());
});

test("a job that a dead process had begun is retried by the next process, if no other process can be running it", async () => {
  const dead = await open();
  await dead.add(database.db, "deliver-mail", { mail: "m" });
  await database.db.$client.query(
    "update jobs.job set state = 'active', started_on = now() where name = 'deliver-mail'",
  );
  await open({ isAlone: false });
  expect(await statesOfMailJobs()).toMatchObject([{ state: "active" }]);
  await open({ isAlone: true });
  expect(await statesOfMailJobs()).toMatchObject([{ state: "retry" }]);
});

test("a database that is away is logged once, with its reason, and jobs continue at the next poll", slow, async () => {
  const link = await openDatabaseLink(database.url);
  onTestFinished(link.close);
  const jobs = await open({ url: link.url });
  const done: string[] = [];
  await jobs.work(handlersWith(async ({ mail }) => done.push(mail)));
  link.cut();
  await expect.poll(() => logged.length, slow).toBeGreaterThan(0);
  await link.mend();
  await jobs.add(database.db, "deliver-mail", { mail: "m" });
  await expect.poll(() => done, slow).toEqual(["m"]);
  const lines = logged.map((line) => JSON.parse(line) as { msg: string; err?: { message: string } });
  expect(lines.map(({ msg }) => msg)).toEqual([
    "the queue of jobs cannot be read",
    "the queue of jobs can be read again",
  ]);
  expect(lines[0]!.err!.message).toMatch(/ECONNREFUSED|ECONNRESET|terminated|no connection in time/);
});

test("while a look of one organisation runs, its other looks wait, and looks of other organisations do not", async () => {
  const jobs = await open();
  const goOn = Promise.withResolvers<void>();
  const begun: string[] = [];
  await jobs.work({
    ...handlersWith(async () => {}),
    "look-at-source": async ({ source, organisation }) => {
      begun.push(`${organisation} ${source}`);
      if (source < 20) await goOn.promise;
    },
  });
  await jobs.add(database.db, "look-at-source", { source: 11, organisation: 1 });
  await expect.poll(() => begun, slow).toEqual(["1 11"]);
  const later = [12, 13].map((source) => ({ source, organisation: 1 }));
  await jobs.addAll(database.db, "look-at-source", [...later, { source: 21, organisation: 2 }]);
  await expect.poll(() => begun, slow).toContain("2 21");
  expect(begun).toEqual(["1 11", "2 21"]);
  goOn.resolve();
});
