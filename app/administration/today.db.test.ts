import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Person } from "#app/account/actor.ts";
import { readEnvironment } from "#app/platform/env.ts";
import { type Jobs, openJobs } from "#app/platform/jobs/jobs.server.ts";
import { openKit } from "#app/platform/documents/kit.server.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createAlert } from "#tests/factories/alerts.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createRequest } from "#tests/factories/requests.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { addToFigure, countFigures, countFirstFigures, listFigures } from "./figures.repository.server.ts";
import { handleFailedJobs } from "./use-cases/handle-failed-jobs.server.ts";
import { showToday } from "./use-cases/show-today.server.ts";

let database: TestDatabase;
let jobs: Jobs;
let operator: Person;
let moderator: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  jobs = await openJobs({ db: database.db, log: pino({ level: "silent" }), works: false });
  operator = { ...(await actorOf(database.db, await createUser(database.db))), operator: "operator" };
  moderator = { ...operator, operator: "moderator" };
});
afterAll(async () => {
  await jobs.close();
  await database.drop();
});
beforeEach(async () => {
  await query("delete from jobs.job");
  await query("delete from daily_figures");
});

const query = async (text: string) => (await database.db.$client.query<Record<string, unknown>>(text)).rows;
const read = readEnvironment({});
if (!read.ok) throw new Error("the defaults are not valid");
const { env } = read;
const look = (actor: Person) => {
  const kit = openKit({ folder: "brand", log: { warn: () => {} } });
  return showToday(
    { db: database.db, env, kit },
    { actor, visit: { url: "https://portail.example/", headers: new Headers() } },
  );
};
const handle = (job: string, isRetried: boolean, actor = operator) =>
  handleFailedJobs({ db: database.db, jobs }, actor, { job, isRetried });

test("an operator sees failed jobs by name, mails and checks; a moderator only what they can handle", async () => {
  await query(`insert into jobs.job (name, state, output, completed_on) values
    ('delete-old-views', 'failed', '{"message": "first"}', now() - interval '1 hour'),
    ('delete-old-views', 'failed', '{"message": "second"}', now()), ('deliver-mail', 'failed', null, now())`);
  await query(
    "insert into mails (recipient, subject, text, html, given_up_at) values ('a@example.org', 's', 't', 'h', now())",
  );
  await query(`insert into cases (subject, subject_id, is_grave, opened_at, due_at) values
    ('listing', 'BV1', true, '2026-11-01T08:00:00Z', now()), ('listing', 'BV2', false, now(), now())`);
  await query(`with source as (insert into feed_sources (kind, folder) values ('folder', 'hektor') returning id),
      feed as (insert into feeds (source_id, agency) select id, agency from source, (values ('AG-1'), ('AG-2')) agencies (agency)
        returning id, source_id, agency)
    insert into imports (source_id, feed_id, state, file_key, file_name, sha256, bytes, received_at)
    select source_id, id, state, gen_random_uuid(), 'hektor.zip', '', 1, received_at::timestamptz from feed join (values
      ('AG-1', 'waiting', '2026-11-03T08:00:00Z'), ('AG-2', 'waiting', '2026-11-02T08:00:00Z'),
      ('AG-2', 'dropped', '2026-11-01T08:00:00Z')
    ) files (agency, state, received_at) using (agency)`);
  const seen = await look(operator);
  expect(seen.machine).toMatchObject({
    agencies: { count: 2, oldest: "2026-11-02T08:00:00Z" },
    mailsGivenUp: 1,
    jobs: [{ name: "delete-old-views", count: 2, words: "second" }],
  });
  expect(seen.machine!.checks.map(({ check }) => check)).toContain("backup");
  expect(seen.cases).toEqual({ open: 2, grave: 1, oldest: "2026-11-01T08:00:00Z" });
  expect((await look(moderator)).machine).toBeNull();
});

test("failed jobs are retried, identical ones once, or dropped; the second of two requests at once is refused", async () => {
  await query(`insert into jobs.job (name, data, state) values ('match-listing-event', '{"event": 1}', 'failed'),
    ('match-listing-event', '{"event": 1}', 'failed'), ('match-listing-event', '{"event": 2}', 'failed'),
    ('delete-old-views', '{}', 'failed')`);
  const both = await Promise.all([handle("match-listing-event", true), handle("match-listing-event", true)]);
  expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, count: 3 }]);
  expect(await handle("delete-old-views", false)).toEqual({ ok: true, count: 1 });
  expect(await query("select data, state::text from jobs.job order by data")).toEqual([
    { data: { event: 1 }, state: "created" },
    { data: { event: 2 }, state: "created" },
  ]);
  expect(await query("select act, subject_id, after from operator_acts order by id")).toEqual([
    { act: "job.retry", subject_id: "match-listing-event", after: "3" },
    { act: "job.drop", subject_id: "delete-old-views", after: "1" },
  ]);
});

test("only failed jobs of the list are handled, and not by a moderator", async () => {
  await query("insert into jobs.job (name, state) values ('deliver-mail', 'failed'), ('delete-old-views', 'failed')");
  for (const name of ["deliver-mail", "anything", ""])
    expect(await handle(name, true)).toEqual({ ok: false, code: "refused" });
  expect(await handle("fill-rows", true)).toEqual({ ok: false, code: "gone" });
  expect(await handle("delete-old-views", true, moderator)).toEqual({ ok: false, code: "refused" });
});

test("a new portal counts its figures at its start, once", async () => {
  const { db } = database;
  await addToFigure(db, "searches", 1);
  await countFirstFigures(db);
  const before = await listFigures(db);
  expect(before.map(({ figure }) => figure)).toContain("accounts");
  await createUser(db);
  await countFirstFigures(db);
  expect(await listFigures(db)).toEqual(before);
});

test("figures are counted anew each hour; searches are added; yesterday's last requests count too", async () => {
  const { db } = database;
  const listing = await createListing(db, { photos: 0 });
  await createListing(db, { photos: 0, status: "retiree" });
  await createListing(db, { photos: 0, status: "brouillon" });
  const request = await createRequest(db, { listingId: listing.id });
  await createRequest(db, { listingId: listing.id, confirmedAt: null });
  await createAlert(db, { query: "departement=29" });
  await createAlert(db, { query: "departement=29", isConfirmed: false });
  await countFigures(db);
  await addToFigure(db, "searches", 2);
  await addToFigure(db, "searches", 3);
  await countFigures(db);
  const [today] = await query("select ((now() at time zone 'Europe/Paris')::date)::text as day");
  const of = async (day: unknown) =>
    Object.fromEntries(
      (await listFigures(db)).filter((row) => row.day === day).map(({ figure, value }) => [figure, value]),
    );
  const [{ count: accounts } = {}] = await query("select count(*)::int as count from users where email_verified");
  expect(await of(today!.day)).toEqual({
    disponible: 1,
    en_negociation: 0,
    transmis: 0,
    retiree: 1,
    accounts,
    alerts: 1,
    requests: 1,
    searches: 5,
  });
  await query(`update requests set confirmed_at = confirmed_at - interval '1 day' where id = '${request.id}'`);
  await countFigures(db);
  expect((await of(today!.day)).requests).toBe(0);
  expect((await listFigures(db)).filter(({ figure, value }) => figure === "requests" && value === 1)).toHaveLength(1);
});
