import { sql, type SQL } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { priceChangeRules } from "../life/price-change.ts";

/** A price in minor units, from a moment on. */
export type KnownPrice = { since: Date; price: number };

/** Most prices read: the first price and the latest ones of a longer history. */
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
