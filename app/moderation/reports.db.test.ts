import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visitor } from "#app/account/actor.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createOwnedListing, createRequest } from "#tests/factories/requests.ts";
import { operators } from "#db/schema/advertisers.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import { mailsTo, queueingNeeds, secretIn } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import type { ReportKind } from "#app/domain/report.ts";
import { bySender, MOST_REPORTS } from "./cases.ts";
import { listReports } from "./cases.repository.server.ts";
import { eraseReportersOfOldCases, findLinkedReport, findReporters } from "./reports.repository.server.ts";
import { findReported } from "./use-cases/find-reported.server.ts";
import { reportThing } from "./use-cases/report-thing.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date("2026-11-20T10:00:00Z");
const needs = () => ({ ...queueingNeeds(database.db), clock: () => now });
let people = 0;
const send = (reference: string, kind: ReportKind, overrides: { email?: string; explanation?: string } = {}) => {
  const number = ++people;
  const written = { explanation: "On me demande un virement.", email: `temoin${number}@example.org`, ...overrides };
  return reportThing(needs(), {
    about: { kind: "listing", id: reference },
    report: { kind, name: "Mehdi Amrani", ...written },
    actor: visitor,
    network: `192.0.2.${number}`,
  });
};
const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.db.$client.query<Row>(text, values)).rows;

test("reports of one thing at the same time open one case, with one mail to operators; a grave one makes it due sooner", async () => {
  const { db } = database;
  const { listing } = await createOwnedListing(db);
  const operator = await createUser(db);
  await db.insert(operators).values({ userId: operator.id, role: "moderator" });
  await Promise.all([
    send(listing.reference, "false"),
    send(listing.reference, "other"),
    send(listing.reference, "duplicate"),
  ]);
  const find = () =>
    query<{ id: string; isGrave: boolean; hours: number; count: number }>(
      `select id, is_grave as "isGrave", extract(epoch from due_at - opened_at)::int / 3600 as hours,
        (select count(*)::int from reports where case_id = cases.id) as count from cases where subject_id = $1`,
      [listing.reference],
    );
  expect(await find()).toMatchObject([{ isGrave: false, hours: 72, count: 3 }]);
  await send(listing.reference, "scam");
  expect(await find()).toMatchObject([{ isGrave: true, hours: 24, count: 4 }]);
  expect(await mailsTo(db, operator.email)).toHaveLength(1);
});

test("a report after a decision opens another case", async () => {
  const { listing } = await createOwnedListing(database.db);
  await send(listing.reference, "false");
  await query("update cases set closed_at = now() where subject_id = $1", [listing.reference]);
  await send(listing.reference, "false");
  expect(await query("select from cases where subject_id = $1", [listing.reference])).toHaveLength(2);
});

test("the receipt repeats nothing that was typed; a form that is sent twice is one report", async () => {
  const { db } = database;
  const { listing } = await createOwnedListing(db);
  const said = { email: "inconnue@example.org", explanation: "Achetez sur pirate.example" };
  expect(await send(listing.reference, "scam", said)).toMatchObject({ ok: true, secret: expect.any(String) });
  expect(await send(listing.reference, "scam", said)).toEqual({ ok: true, secret: null });
  const received = await mailsTo(db, said.email);
  expect(received).toHaveLength(1);
  const { subject, text, html, isBudgeted } = received[0]!;
  expect(isBudgeted).toBe(true);
  for (const typed of ["pirate", "Mehdi", listing.reference]) expect(subject + text + html).not.toContain(typed);
  expect(await findLinkedReport(db, secretIn(text!))).toMatchObject({ kind: "scam", explanation: said.explanation });
  expect(await findLinkedReport(db, "autre")).toBeNull();
});

test("the number of reports from one network or one mailbox is limited", async () => {
  const { listing } = await createOwnedListing(database.db);
  const answers = [];
  for (let count = 0; count < 7; count++)
    answers.push(
      await reportThing(needs(), {
        about: { kind: "listing", id: listing.reference },
        report: { kind: "other", explanation: `Encore ${count}`, name: "Mehdi", email: "mehdi@example.org" },
        actor: visitor,
        network: "198.51.100.7",
      }),
    );
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false, false]);
});

test("reports of one sender are one entry, hide no report of others, and get one answer", async () => {
  const { db } = database;
  const { listing } = await createOwnedListing(db);
  await send(listing.reference, "other", { email: "camille+0@example.org" });
  const [{ id }] = (await query<{ id: string }>("select id::text from cases where subject_id = $1", [
    listing.reference,
  ])) as [{ id: string }];
  await query(
    `insert into reports (case_id, kind, explanation, email, created_at)
      select $1, 'other', 'Encore ' || n, 'camille+' || n || '@example.org', now() from generate_series(1, $2) n`,
    [id, MOST_REPORTS],
  );
  await send(listing.reference, "scam", { email: "noa@example.org", explanation: "Le loyer part à l’étranger." });
  await query("insert into reports (case_id, kind, explanation, created_at) values ($1, 'other', 'Tu', now())", [id]);
  const senders = bySender(await listReports(db, id));
  expect(senders.map((reports) => [reports[0]!.email, reports.length])).toEqual([
    ["camille+0@example.org", MOST_REPORTS - 2],
    ["noa@example.org", 1],
    [null, 1],
  ]);
  expect((await findReporters(db, id)).map(({ email }) => email).toSorted()).toEqual([
    `camille+${MOST_REPORTS}@example.org`,
    "noa@example.org",
  ]);
});

test("only the other side of a thread reports a message, also through the secret link", async () => {
  const { db } = database;
  const { listing, owner } = await createOwnedListing(db);
  const seeker = await createUser(db);
  const stranger = await actorOf(db, await createUser(db));
  const request = await createRequest(db, { listingId: listing.id, seekerId: seeker.id, seekerEmail: seeker.email });
  const [asked] = await query<{ id: string }>("select id::text from request_events where request_id = $1", [
    request.id,
  ]);
  const [answered] = await query<{ id: string }>(
    `insert into request_events (request_id, step, author, author_name, body)
      values ($1, 'message', 'annonceur', 'Nadia', 'Versez une avance.') returning id::text`,
    [request.id],
  );
  const find = (message: string, actor = stranger, secret = "") =>
    findReported({ db }, { reference: "", slug: "", message, secret }, actor);
  const [asOwner, asSeeker] = [await actorOf(db, owner), await actorOf(db, seeker)];
  expect(await find(answered!.id, asSeeker)).toMatchObject({ kind: "message", text: "Versez une avance." });
  expect(await find(asked!.id, asOwner)).toMatchObject({ behind: { kind: "account", id: seeker.id } });
  for (const [message, actor] of [
    [answered!.id, stranger],
    [asked!.id, stranger],
    [answered!.id, asOwner],
    [asked!.id, asSeeker],
    ["0", asSeeker],
    ["99999999999999999999", asSeeker],
    ["x", asSeeker],
  ] as const)
    expect(await find(message, actor)).toBeNull();
});

test("twelve months after closing no data name the reporters; open and younger cases keep these data", async () => {
  const { db } = database;
  const ages = [null, "11 months", "13 months"];
  const references = await Promise.all(ages.map(async () => (await createOwnedListing(db)).listing.reference));
  for (const [index, age] of ages.entries()) {
    await send(references[index]!, "scam");
    if (age)
      await query(`update cases set closed_at = now() - interval '${age}' where subject_id = $1`, [references[index]]);
  }
  for (let time = 0; time < 2; time++) await eraseReportersOfOldCases(db);
  const { rows } = await db.execute(sql`
    select r.name <> '' as "isNamed", r.explanation <> '' as "isSaid", r.email is not null as "hasEmail",
      exists (select from report_links k where k.report_id = r.id) as "hasLink"
    from reports r join cases c on c.id = r.case_id where c.subject_id in ${references}
    order by c.closed_at desc nulls first`);
  const kept = { isNamed: true, isSaid: true, hasEmail: true, hasLink: true };
  expect(rows).toEqual([kept, kept, { isNamed: false, isSaid: false, hasEmail: false, hasLink: false }]);
});
