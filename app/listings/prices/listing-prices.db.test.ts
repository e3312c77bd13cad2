import { afterAll, beforeAll, expect, test } from "vitest";
import { listingPrices } from "#db/schema/listings.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { sql } from "drizzle-orm";
import { findListingPrices, isDropInSql, MOST_PRICES } from "./listing-prices.repository.server.ts";
import { priceChange } from "../life/price-change.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

test("the first price and the latest prices of a long history are read, oldest first", async () => {
  const { db } = database;
  const { id } = await createListing(db, { photos: 0 });
  const prices = Array.from({ length: MOST_PRICES + 10 }, (_, index) => ({
    since: day(index + 1),
    price: 1_000 + index,
  }));
  await db.insert(listingPrices).values(prices.map((price) => ({ listingId: id, ...price })));
  expect(await findListingPrices(db, id)).toEqual([prices[0], ...prices.slice(1 - MOST_PRICES)]);
});

test("SQL treats the same changes as drops as the table of changes", async () => {
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
