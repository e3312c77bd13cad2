import { eq, sql, type SQL } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { listingPrices } from "#db/schema/listings.ts";
import { priceChangeRules, type PriceHistoryStep } from "../life/price-change.ts";

/** A price in minor units, from a moment on. */
export type KnownPrice = { since: Date; price: number };

/** Of a longer history, the first price and the latest are read. */
export const MOST_PRICES = 40;

/** The prices of a listing since it was published, oldest first. */
export async function findListingPrices(db: Connection, listingId: number): Promise<KnownPrice[]> {
  const own = sql`select since, price from listing_prices where listing_id = ${listingId}`;
  const { rows } = await db.execute<{ since: Date; price: number }>(sql`
    select since, price::float8 as price from (
      (${own} order by since limit 1) union (${own} order by since desc limit ${MOST_PRICES - 1})
    ) as known order by since`);
  return rows.map(({ since, price }) => ({ since: new Date(since), price }));
}

/** Whether a change from one price to another is a drop: the rule of `priceChange`. */
export const isDropInSql = (from: SQL, to: SQL): SQL =>
  sql`((${from} - ${to}) * 100 >= ${from} * ${priceChangeRules.leastDropPercent}::int)`;

/** Stores a new price in the history of a listing that is locked, and whose row still has the price of before. */
export async function storePrice(
  tx: Connection,
  listingId: number,
  { price, step: { since, startsAnew } }: { price: number; step: PriceHistoryStep },
): Promise<void> {
  if (startsAnew) await tx.delete(listingPrices).where(eq(listingPrices.listingId, listingId));
  else await storeFirstPrice(tx, listingId);
  await tx
    .insert(listingPrices)
    .values({ listingId, since, price })
    .onConflictDoUpdate({ target: [listingPrices.listingId, listingPrices.since], set: { price } });
}

/** For a listing without a history: one that the previous release published during an update. */
async function storeFirstPrice(tx: Connection, listingId: number): Promise<void> {
  await tx.execute(sql`
    insert into listing_prices (listing_id, since, price)
    select id, published_at, price from listings
    where id = ${listingId} and published_at is not null
      and not exists (select from listing_prices where listing_id = ${listingId})`);
}
