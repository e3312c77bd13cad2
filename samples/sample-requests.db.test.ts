import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListingStatus } from "#app/domain/listing.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { loadSampleAccounts } from "./sample-accounts.ts";
import { loadSampleRequests } from "./sample-requests.ts";

const now = new Date("2026-03-12T10:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const statuses: ListingStatus[] = [
  "disponible",
  "disponible",
  "disponible",
  "disponible",
  "en_negociation",
  "transmis",
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  for (const role of ["proprietaire", "agent-commissionnaire", "agent-commissionnaire"] as const) {
    const advertiser = await createAdvertiser(db, { role, isSample: true });
    const own = role === "proprietaire" ? statuses.slice(0, 4) : statuses;
    for (const [index, status] of own.entries()) {
      const transaction = index % 2 === 0 ? "vente" : "location";
      await createListing(db, {
        advertiserId: advertiser.id,
        communeId: advertiser.communeId,
        status,
        transaction,
        isSample: true,
        publishedAt: daysAgo(index === 2 ? 1 : 40 - index),
        photos: 0,
      });
    }
  }
  for (let index = 0; index < 3; index++) {
    const { id: advertiserId, communeId } = await createAdvertiser(db, { role: "proprietaire", isSample: true });
    await createListing(db, { advertiserId, communeId, isSample: true, publishedAt: daysAgo(30), photos: 0 });
  }
  await loadSampleAccounts(db);
  await loadSampleRequests(db, now);
});
afterAll(() => database.drop());

const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await database.db.execute<Row>(query)).rows;

test("owner and agency have new requests, one negotiation with offers, and one accepted request", async () => {
  for (const account of ["exemple-proprietaire", "exemple-agence"]) {
    const rows = await rowsOf<{ status: string; count: number; offers: number }>(sql`
      select r.status, count(distinct r.id)::int as count, (count(*) filter (where e.step = 'offre'))::int as offers
      from requests r join listings l on l.id = r.listing_id join advertisers a on a.id = l.advertiser_id join request_events e on e.request_id = r.id
      where a.user_id = ${account} group by r.status`);
    const of = (status: string) => rows.find((row) => row.status === status) ?? { count: 0, offers: 0 };
    expect(of("nouvelle").count, account).toBeGreaterThan(1);
    expect(of("en_negociation"), account).toMatchObject({ count: 1 });
    expect(of("en_negociation").offers, account).toBeGreaterThan(0);
    expect(of("acceptee").count, account).toBe(1);
  }
});

test("the seeker has three requests, each with a reply", async () => {
  const rows = await rowsOf<{ replies: number }>(sql`
    select (select count(*)::int from request_events e where e.request_id = r.id and e.author = 'annonceur') as replies from requests r where r.seeker_id = 'exemple-chercheur'`);
  expect(rows).toHaveLength(3);
  for (const { replies } of rows) expect(replies).toBeGreaterThan(0);
});

test("requests and listings agree: one per listing under negotiation, one accepted per listing sold or let", async () => {
  const rows = await rowsOf<{ status: string; negotiated: number; accepted: number; changes: string[] | null }>(sql`
    select l.status, (count(*) filter (where r.status = 'en_negociation'))::int as negotiated, (count(*) filter (where r.status = 'acceptee'))::int as accepted,
      (select array_agg(c.status::text order by c.id) from listing_status_changes c where c.listing_id = l.id) as changes
    from listings l join advertisers a on a.id = l.advertiser_id left join requests r on r.listing_id = l.id where a.user_id is not null group by l.id`);
  expect(rows.some(({ status }) => status === "transmis")).toBe(true);
  for (const { status, negotiated, accepted, changes } of rows) {
    expect(negotiated).toBe(status === "en_negociation" ? 1 : 0);
    if (accepted > 0) expect(status).toBe("transmis");
    if (changes) expect(changes.at(-1)).toBe(status);
  }
});

test("events follow the publication, precede now, and are in order", async () => {
  const wrong = await rowsOf(sql`
    select from request_events e join requests r on r.id = e.request_id join listings l on l.id = r.listing_id
    left join request_events later on later.request_id = e.request_id and later.id > e.id and later.created_at <= e.created_at
    where e.created_at < l.published_at or e.created_at > ${now.toISOString()}::timestamptz or later.id is not null`);
  expect(wrong).toEqual([]);
  expect(
    await rowsOf(
      sql`select from requests r where updated_at <> (select max(created_at) from request_events e where e.request_id = r.id)`,
    ),
  ).toEqual([]);
});

test("the owner has enough homes, and no other advertiser is left without one", async () => {
  const rows = await rowsOf<{ user_id: string | null; homes: number }>(
    sql`select a.user_id, count(l.id)::int as homes from advertisers a left join listings l on l.advertiser_id = a.id group by a.id`,
  );
  expect(rows.find((row) => row.user_id === "exemple-proprietaire")!.homes).toBe(5);
  expect(rows.filter(({ homes }) => homes === 0)).toEqual([]);
});

test("a second start adds nothing", async () => {
  const count = () => rowsOf(sql`select count(*) from requests`);
  const before = await count();
  await loadSampleRequests(database.db, now);
  expect(await count()).toEqual(before);
});
