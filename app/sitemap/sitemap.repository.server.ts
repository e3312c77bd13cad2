import { sql } from "drizzle-orm";
import { isNotSuspendedInSql } from "#db/standing.ts";
import { isOnShowInSql } from "#db/on-show.ts";
import type { Database } from "#db/client.ts";

/** Maximum number of addresses in one file (sitemaps.org). */
const PART_SIZE = 50_000;

/** Counts the parts of the sitemap. A part is a range of ids, so that each part has its own query. */
export async function countListingParts(db: Database): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(sql`select coalesce(max(id), 0)::int as last from listings`);
  return Math.ceil((rows[0]?.last ?? 0) / PART_SIZE);
}

type SitemapListing = { slug: string; reference: string; updatedAt: Date };

/** The listings on show of one part, from 1. */
export async function findListingsOfPart(db: Database, part: number): Promise<SitemapListing[]> {
  const { rows } = await db.execute<SitemapListing>(sql`
    select slug, reference, updated_at as "updatedAt" from listings
    where id > ${(part - 1) * PART_SIZE} and id <= ${part * PART_SIZE} and ${isOnShowInSql("listings")}
    order by id`);
  return rows;
}

export async function findAdvertiserSlugs(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from advertisers a where left_at is null and ${isNotSuspendedInSql("a")} order by id limit ${PART_SIZE}`,
  );
  return rows.map((row) => row.slug);
}
