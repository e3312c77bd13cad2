import fc from "fast-check";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findCommunesBySlugs } from "#app/communes/communes.repository.server.ts";
import { formatCriteria } from "#app/search/criteria/criteria-address.ts";
import { noCriteria, type SearchCriteria } from "#app/search/criteria/criteria.ts";
import { facetConditions, otherConditions } from "#app/search/count/search-conditions.server.ts";
import { isOnShowInSql } from "#db/on-show.ts";
import { resolveCriteria } from "#app/search/use-cases/resolve-criteria.server.ts";
import { createSearchedListings } from "#tests/factories/searched-listings.ts";
import { anySearch } from "#tests/setup/data/naive-search.ts";
import { queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { activateAlert, addAlert } from "./alerts.repository.server.ts";
import { findMatchedEvent } from "./matching.repository.server.ts";
import { lockRecipient } from "./recipients.repository.server.ts";
import { findAlertsOfEvent } from "./use-cases/match-listing-event.server.ts";
import { prepareAlertsAgain } from "./use-cases/prepare-again.server.ts";
import { prepareSearch } from "./use-cases/prepare-search.server.ts";

let database: TestDatabase;
/** An event of each listing on show. */
let events: { id: number; listingId: number }[];

beforeAll(async () => {
  database = await createTestDatabase();
  await createSearchedListings(database.db);
  const { rows } = await database.db.execute<{ id: number; listingId: number }>(sql`
    insert into listing_events (listing_id, kind, price) select id, 'new', price from listings where ${isOnShowInSql()}
    returning id::float8 as id, listing_id as "listingId"`);
  events = rows;
});
afterAll(() => database.drop());

/** What a search finds. */
async function foundBy(criteria: SearchCriteria): Promise<number[]> {
  const { filters } = await resolveCriteria({ db: database.db }, criteria);
  const { rows } = await database.db.execute<{ id: number }>(sql`
    select id from listings where ${isOnShowInSql()} ${facetConditions(filters)} ${otherConditions(filters)} order by id`);
  return rows.map(({ id }) => id);
}

/** Saves a search for a new person; returns the alert. */
async function save(criteria: SearchCriteria, nth: number): Promise<number> {
  return database.db.transaction(async (tx) => {
    const search = await prepareSearch(tx, { params: formatCriteria(criteria), currency: "EUR" });
    const recipient = await lockRecipient(tx, `chercheur-${nth}@example.org`);
    const { id } = await addAlert(tx, {
      recipientId: recipient.id,
      query: search!.query,
      name: search!.name,
      frequency: "daily",
    });
    await activateAlert(tx, id, search!);
    return id;
  });
}

test("an alert of a famous region has its communes and departments", async () => {
  const params = new URLSearchParams("region=cote-d-azur&transactionType=louer");
  const prepared = (await prepareSearch(database.db, { params, currency: "EUR" }))!;
  const [frejus] = await findCommunesBySlugs(database.db, ["frejus"]);
  expect(prepared.saved.anchors).toEqual(expect.arrayContaining(["d06", `c${frejus!.id}`]));
  expect(prepared.name).toContain("sur la Côte d’Azur");
});

test("alerts are prepared again when communes or the code change", async () => {
  const [one, other] = [await save({ ...noCriteria, communes: ["mirandole"] }, 1_001), await save(noCriteria, 1_002)];
  await database.db.execute(sql`delete from alert_anchors where alert_id in (${one}, ${other})`);
  const anchors = async () =>
    (await database.db.execute(sql`select anchor from alert_anchors where alert_id in (${one}, ${other})`)).rows.length;
  await prepareAlertsAgain(queueingNeeds(database.db));
  expect(await anchors()).toBe(0);
  await database.db.execute(sql`update communes set name = name where slug = 'mirandole'`);
  await prepareAlertsAgain(queueingNeeds(database.db));
  expect(await anchors()).toBe(2);
  await database.db.execute(sql`delete from alerts where id in (${one}, ${other})`);
});

test("a search finds a listing exactly where the listing finds the saved search", async () => {
  const searches = fc.sample(anySearch, { seed: 16, numRuns: 400 });
  const expected = new Map<number, number[]>();
  for (const [nth, criteria] of searches.entries()) expected.set(await save(criteria, nth), await foundBy(criteria));
  const found = new Map([...expected.keys()].map((id): [number, number[]] => [id, []]));
  for (const { id, listingId } of events.toSorted((one, other) => one.listingId - other.listingId)) {
    const event = await findMatchedEvent(database.db, id);
    for (const { alertId } of await findAlertsOfEvent(database.db, event!, new Date()))
      found.get(alertId)!.push(listingId);
  }
  const pairs = [...expected.values()].reduce((sum, ids) => sum + ids.length, 0);
  expect(pairs).toBeGreaterThan(500);
  for (const [id, listings] of expected) expect(found.get(id), `alert ${id}`).toEqual(listings);
});
