import { sql } from "drizzle-orm";
import { isOnShowInSql } from "#db/on-show.ts";
import type { Database } from "#db/client.ts";

export type CityCount = { slug: string; name: string; count: number };

const LARGEST_CITIES = 12;

/** The number of listings on show, from the stored counts. */
export async function countListingsOnShow(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select coalesce(sum(count), 0)::int as count from listing_counts where axis = 'all'`,
  );
  return rows[0]?.count ?? 0;
}

/** The most populous communes with listings, counting arrondissements with their city. */
export async function countListingsByCity(db: Database): Promise<CityCount[]> {
  const { rows } = await db.execute<CityCount>(sql`
    with largest as (
      select id, slug, name, population from communes where kind = 'commune' order by population desc limit ${LARGEST_CITIES})
    select largest.slug, largest.name, count(*)::int as count
    from largest
    join communes part on part.id = largest.id or part.parent_id = largest.id
    join listings on listings.commune_id = part.id and ${isOnShowInSql("listings")}
    group by largest.slug, largest.name, largest.population
    order by largest.population desc`);
  return rows;
}
