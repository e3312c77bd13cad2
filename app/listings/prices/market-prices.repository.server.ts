import { sql } from "drizzle-orm";
import { isOnShowInSql } from "#db/on-show.ts";
import { isoDay } from "#app/i18n/formatters.ts";
import type { PropertyType, Transaction } from "#app/domain/listing.ts";
import type { Connection, Database } from "#db/client.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import { LEAST_COMPARED, type MarketPrices } from "./market-prices.ts";

/** Computes all prices anew; visitors see the old ones until the commit. */
export function computeMarketPrices(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    await begin(tx);
    await compute(tx);
  });
}

/** Computes prices at a first start, when there are none. Several portals may start at once. */
export function computeMissingMarketPrices(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    if (await hasAny(tx)) return;
    await begin(tx);
    if (!(await hasAny(tx))) await compute(tx);
  });
}

type PricesRow = Omit<MarketPrices, "computedOn"> & { computedAt: Date | string };

/** The prices of similar homes, by the primary key; null where even the department has too few. */
export async function findMarketPrices(
  db: Connection,
  { communeId, transaction, propertyType }: { communeId: number; transaction: Transaction; propertyType: PropertyType },
): Promise<MarketPrices | null> {
  const { rows } = await db.execute<PricesRow>(sql`
    select place.area, place.name as "cityName", count, computed_at as "computedAt",
      p10::float8, p25::float8, p50::float8, p75::float8, p90::float8
    from communes c left join communes parent on parent.id = c.parent_id
    cross join lateral (values
      (1, 'commune', 'commune', case when c.kind = 'ancienne' then coalesce(c.parent_id, c.id) else c.id end::text, null),
      (2, 'city', 'commune', case when c.kind = 'arrondissement' then c.parent_id end::text, parent.name),
      (3, 'department', 'department', c.department_code, null)) as place (nth, area, stored_area, stored_key, name)
    join market_prices m on m.area = stored_area and m.key = stored_key
      and transaction = ${transaction} and property_type = ${propertyType}
    where c.id = ${communeId} and count >= ${LEAST_COMPARED}
    order by nth limit 1`);
  const row = rows[0];
  if (!row) return null;
  const { computedAt, ...prices } = row;
  return { ...prices, computedOn: isoDay(new Date(computedAt)) };
}

async function begin(tx: Connection): Promise<void> {
  await tx.execute(sql.raw(NO_LIMIT));
  await tx.execute(sql`lock table market_prices in share row exclusive mode`);
}

async function hasAny(tx: Connection): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from market_prices limit 1`);
  return rows.length > 0;
}

async function compute(tx: Connection): Promise<void> {
  await tx.execute(sql`delete from market_prices`);
  await tx.execute(sql`
    with homes as (
      select transaction, property_type, commune_id,
        price / case when property_type = 'terrain' then land_area else living_area end as per_metre
      from listings
      where ${isOnShowInSql("listings")}
        and case when property_type = 'terrain' then land_area else living_area end > 0),
    placed as (
      select place.area, place.key, transaction, property_type, per_metre
      from homes join communes c on c.id = commune_id
      cross join lateral (values
        ('commune', c.id::text), ('commune', c.parent_id::text), ('department', c.department_code)) as place (area, key)
      where place.key is not null),
    ranges as (
      select area, key, transaction, property_type, count(*) as count,
        percentile_cont(array[0.1, 0.25, 0.5, 0.75, 0.9]) within group (order by per_metre) as quantiles
      from placed group by area, key, transaction, property_type having count(*) >= ${LEAST_COMPARED})
    insert into market_prices (area, key, transaction, property_type, count, p10, p25, p50, p75, p90, computed_at)
    select area, key, transaction, property_type, count, round(quantiles[1]), round(quantiles[2]), round(quantiles[3]),
      round(quantiles[4]), round(quantiles[5]), now()
    from ranges`);
}
