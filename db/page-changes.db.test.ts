import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import { createCommune } from "#tests/factories/communes.ts";
import { createListing } from "#tests/factories/listings.ts";

let database: TestDatabase;
let listener: pg.Client;
let heard: string[];
let listing: Awaited<ReturnType<typeof createListing>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  const commune = await createCommune(database.db, { departmentCode: "44" });
  listing = await createListing(database.db, { communeId: commune.id });
  listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  heard = [];
  listener.on("notification", ({ payload = "" }) => heard.push(payload));
  await listener.query("listen page_changes");
});
afterEach(() => listener.end());

const run = (text: string, values: unknown[] = []) => database.db.$client.query(text, values);

/** The tags of what was committed since the last look: a message of our own comes after all of it. */
async function tags(): Promise<string[]> {
  await run("notify page_changes, 'end'");
  await expect.poll(() => heard.at(-1)).toBe("end");
  const all = heard.splice(0).slice(0, -1);
  return [...new Set(all.flatMap((payload) => payload.split(" ")))].toSorted();
}

const ofListing = () =>
  [
    `advertiser:${listing.advertiserId}`,
    `commune:${listing.communeId}`,
    "department:44",
    `listing:${listing.id}`,
    "listings",
  ].toSorted();

/** Puts so many copies of the test's listing on show. */
async function copyListing(count: number): Promise<void> {
  const { rows } = await run(`
    select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
    where table_name = 'listings' and is_generated = 'NEVER' and column_name not in ('id', 'reference')`);
  await run(`insert into listings (reference, ${rows[0].columns})
    select reference || '-' || n, ${rows[0].columns} from listings, generate_series(1, ${count}) n where id = ${listing.id}`);
}

describe("writes that visitors see", () => {
  test.each([
    ["a price", "update listings set price = price + 100 where id = $1"],
    ["a state", "update listings set status = 'transmis' where id = $1"],
    ["a description", "update listing_details set description = 'Autre' where listing_id = $1"],
    ["a room", "insert into listing_rooms (listing_id, position, name) values ($1, 99, 'Cave')"],
    ["the text of a photo", "update listing_photos set alt = 'Le salon' where listing_id = $1"],
    ["a photo that is gone", "delete from listing_photos where listing_id = $1"],
  ])("%s tells the pages of the listing, its advertiser, its place and lists", async (_, statement) => {
    await run(statement, [listing.id]);
    expect(await tags()).toEqual(ofListing());
  });

  test("a publication tells the same", async () => {
    await run("update listings set status = 'brouillon' where id = $1", [listing.id]);
    await tags();
    await run("update listings set status = 'disponible' where id = $1", [listing.id]);
    expect(await tags()).toEqual(ofListing());
  });

  test("a listing that moves tells both places", async () => {
    const { id } = await createCommune(database.db, { departmentCode: "35" });
    await tags();
    await run("update listings set commune_id = $2 where id = $1", [listing.id, id]);
    expect(await tags()).toEqual([...ofListing(), `commune:${id}`, "department:35"].toSorted());
  });

  test("a name of an advertiser tells its profile, the directory, and where cards show it", async () => {
    await run("update advertisers set first_name = 'Zoé' where id = $1", [listing.advertiserId]);
    expect(await tags()).toEqual([...ofListing(), "advertisers"].toSorted());
  });

  test("a commune, and more listings than a message can name, tell all pages", async () => {
    await run("update communes set population = population + 1 where id = $1", [listing.communeId]);
    expect(await tags()).toEqual(["all"]);
    await copyListing(201);
    expect(await tags()).toEqual(["all"]);
  });

  test("parts of more listings than a message can name tell all pages, with drafts among them", async () => {
    await copyListing(210);
    await run(
      `insert into listing_rooms (listing_id, position, name) select id, 99, 'Séjour' from listings on conflict do nothing`,
    );
    await run("update listings set status = 'brouillon' where id in (select id from listings order by id limit 10)");
    await tags();
    await run("update listing_rooms set name = 'Salon'");
    expect(await tags()).toEqual(["all"]);
  });
});

describe("writes that no visitor sees", () => {
  test.each([
    ["that changes nothing", "update listings set price = price where id = $1"],
    ["of a view", "insert into listing_views (listing_id, day, count) values ($1, current_date, 1)"],
  ])("one %s is silent", async (_, statement) => {
    await run(statement, [listing.id]);
    expect(await tags()).toEqual([]);
  });

  test("a draft, and a transaction that is undone, are silent", async () => {
    await run("update listings set status = 'brouillon' where id = $1", [listing.id]);
    await tags();
    await run("update listings set price = 1 where id = $1", [listing.id]);
    await run("update listing_details set description = 'Autre' where listing_id = $1", [listing.id]);
    await run("begin; update listings set status = 'disponible'; rollback");
    expect(await tags()).toEqual([]);
  });
});
