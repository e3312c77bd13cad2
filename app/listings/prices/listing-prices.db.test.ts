import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advertisers } from "#db/schema/advertisers.ts";
import { listingPrices } from "#db/schema/listings.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import { eq, sql } from "drizzle-orm";
import { findListingPrices, isDropInSql, MOST_PRICES } from "./listing-prices.repository.server.ts";
import { priceChange } from "../life/price-change.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

test("of a long history, the first price and the latest are read, oldest first", async () => {
  const { db } = database;
  const { id } = await createListing(db, { photos: 0 });
  const prices = Array.from({ length: MOST_PRICES + 10 }, (_, index) => ({
    since: day(index + 1),
    price: 1_000 + index,
  }));
  await db.insert(listingPrices).values(prices.map((price) => ({ listingId: id, ...price })));
  expect(await findListingPrices(db, id)).toEqual([prices[0], ...prices.slice(1 - MOST_PRICES)]);
});

test("listings of before get the price of their publication, then the drop that is stored", async () => {
  const { db } = database;
  const { id: advertiserId, communeId } = await createAdvertiser(db);
  const own = { advertiserId, communeId, photos: 0, publishedAt: day(1), price: 900 };
  const plain = await createListing(db, own);
  const dropped = await createListing(db, { ...own, previousPrice: 1_000, priceChangedAt: day(20) });
  const risen = await createListing(db, { ...own, previousPrice: 800, priceChangedAt: day(20) });
  const sold = await createListing(db, { ...own, status: "transmis", publishedAt: day(3) });
  const draft = await createListing(db, { ...own, status: "brouillon", publishedAt: null });
  const left = await createAdvertiser(db, { communeId });
  const erased = await createListing(db, { ...own, advertiserId: left.id, status: "retiree" });
  await db
    .update(advertisers)
    .set({ leftAt: day(30) })
    .where(eq(advertisers.id, left.id));
  const file = join(import.meta.dirname, "../../../db/migrations/20261124_listing_prices_of_before.sql");
  const fill = await readFile(file, "utf8");
  await db.$client.query(fill);
  // Again, as a start that was interrupted does.
  await db.$client.query(fill);
  const pricesOf = ({ id }: { id: number }) => findListingPrices(db, id);
  expect(await pricesOf(plain)).toEqual([{ since: day(1), price: 900 }]);
  expect(await pricesOf(dropped)).toEqual([
    { since: day(1), price: 1_000 },
    { since: day(20), price: 900 },
  ]);
  expect(await pricesOf(risen)).toEqual([{ since: day(1), price: 900 }]);
  expect(await pricesOf(sold)).toEqual([{ since: day(3), price: 900 }]);
  expect([...(await pricesOf(draft)), ...(await pricesOf(erased))]).toEqual([]);
});

test("SQL takes the same changes for drops as the table of changes", async () => {
  const offer = { transaction: "vente" as const, previousPrice: null, priceChangedAt: null, publishedAt: day(1) };
  const changes = [
    [200_00, 198_00, true],
    [200_00, 198_01, false],
    [1, 1, false],
    [1_000_000_000_00, 1, true],
    [100, 200, false],
  ] as const;
  for (const [from, to, isDrop] of changes) {
    const query = sql`select ${isDropInSql(sql`${from}::bigint`, sql`${to}::bigint`)} as "isDrop"`;
    expect((await database.db.execute(query)).rows, `${from} to ${to}`).toEqual([{ isDrop }]);
    const { kind } = priceChange({ ...offer, price: from }, { transaction: "vente", price: to }, day(20));
    expect(kind === "drop", `${from} to ${to}`).toBe(isDrop);
  }
});

test("drops below 1 % that were stored before are shown no more", async () => {
  const { db } = database;
  const { id: advertiserId, communeId } = await createAdvertiser(db);
  const dropped = (previousPrice: number) =>
    createListing(db, { advertiserId, communeId, photos: 0, price: 990, previousPrice, priceChangedAt: day(20) });
  await dropped(999);
  const real = await dropped(1_000);
  await dropped(900);
  const file = join(import.meta.dirname, "../../../db/migrations/20261125_slight_price_drops.sql");
  await db.$client.query(await readFile(file, "utf8"));
  const { rows } = await db.$client.query<{ id: number; shown: string | null }>(
    "select id, previous_price as shown from listings where advertiser_id = $1 and price_changed_at is not null",
    [advertiserId],
  );
  expect(rows).toEqual([{ id: real.id, shown: "1000" }]);
});
