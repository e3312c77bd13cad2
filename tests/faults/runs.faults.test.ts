import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { installJobs, openJobs } from "#app/platform/jobs/jobs.server.ts";
import { openDatabase } from "#db/client.ts";
import { runs } from "#db/schema/runs.ts";
import { randomFor } from "#samples/listings/random.ts";
import { openKilledPortal, type Victim } from "../setup/portals/killed-portal.ts";
import { startMailServer } from "../setup/servers/mail-server.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

const CHUNKS = 5_000;
const ROWS_AT_ONCE = 2;
const kills: Victim[] = ["first process", "PostgreSQL", "process of PostgreSQL", "first process"];

test(`a run of ${CHUNKS} chunks whose process and database are killed does each once, beside mails`, async () => {
  const mails = await startMailServer();
  onTestFinished(mails.stop);
  const portal = await openKilledPortal({ SMTP_URL: mails.url });
  onTestFinished(portal.stop);
  const db = openDatabase(portal.databaseUrl);
  onTestFinished(() => db.$client.end());
  const jobs = await openJobs({ db, log: pino({ level: "silent" }), works: false });
  onTestFinished(jobs.close);
  // A killed database answers again after some seconds.
  const query = <Row extends object>(text: string) =>
    vi.waitFor(async () => (await db.$client.query<Row>(text)).rows, { timeout: 60_000 * timeoutFactor });
  await query("create table filled (id integer primary key, times integer not null default 0)");
  await query(`insert into filled select generate_series(1, ${CHUNKS * ROWS_AT_ONCE})`);
  const data = {
    table: "filled",
    key: "id",
    rowsAtOnce: ROWS_AT_ONCE,
    statement: "update filled set times = times + 1 where id between $1 and $2",
  };
  await db.insert(runs).values({ job: "fill-rows", subject: "a fill", data });
  const findStep = async () => (await query<{ step: number }>("select step from runs"))[0]!.step;
  const random = randomFor(1, 1);
  await installJobs(db);
  for (const [index, victim] of kills.entries()) {
    const past = Math.round((CHUNKS * (index + 1)) / (kills.length + 2));
    await expect.poll(findStep, { timeout: 300_000 * timeoutFactor, interval: 20 }).toBeGreaterThan(past);
    const recipient = `${index}@example.org`;
    const [mail] = await query<{ id: string }>(
      `insert into mails (recipient, subject, text, html) values ('${recipient}', 'S', 'T', 'H') returning id`,
    );
    await jobs.add(db, "deliver-mail", { mail: mail!.id });
    await portal.kill(victim, random);
    const isThere = () => mails.received.some(({ to }) => to?.[0]?.address === recipient);
    await expect.poll(isThere, { timeout: 120_000 * timeoutFactor, interval: 20 }).toBe(true);
  }
  await expect
    .poll(() => query("select from runs where ended_at is null"), { timeout: 300_000 * timeoutFactor })
    .toEqual([]);
  expect(await query("select times, count(*)::int from filled group by times")).toEqual([
    { times: 1, count: CHUNKS * ROWS_AT_ONCE },
  ]);
});
