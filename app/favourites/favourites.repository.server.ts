import { sql } from "drizzle-orm";
import { isOnShowInSql } from "#db/on-show.ts";
import type { Connection } from "#db/client.ts";

/** References of an account's favourites, newest first. */
export async function findFavouriteReferences(db: Connection, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ reference: string }>(sql`
    select l.reference from favourites f join listings l on l.id = f.listing_id
    where f.user_id = ${userId} order by f.created_at desc, f.listing_id desc`);
  return rows.map((row) => row.reference);
}

/** Adds listings that were ever published, the first one as the newest, until the account has `most`. */
export async function addFavourites(
  db: Connection,
  { userId, references, most }: { userId: string; references: string[]; most: number },
): Promise<void> {
  if (references.length === 0) return;
  await db.execute(sql`
    insert into favourites (user_id, listing_id, created_at)
    select ${userId}, l.id, statement_timestamp() - n.position * interval '1 microsecond'
    from unnest(${textArray(references)}::text[]) with ordinality as n (reference, position)
    join listings l on l.reference = n.reference and l.status <> 'brouillon'
    where not exists (select from favourites f where f.user_id = ${userId} and f.listing_id = l.id)
    order by n.position
    limit greatest(0, ${most} - (select count(*) from favourites where user_id = ${userId}))
    -- A listing that is deleted at this moment is left out.
    for key share of l
    on conflict do nothing`);
}

export async function removeFavourites(
  db: Connection,
  { userId, references }: { userId: string; references: string[] },
): Promise<void> {
  if (references.length === 0) return;
  await db.execute(sql`
    delete from favourites f using listings l
    where l.id = f.listing_id and f.user_id = ${userId} and l.reference = any(${textArray(references)}::text[])`);
}

type FavouriteListing = { id: number; reference: string; slug: string; title: string; isOnShow: boolean };

/** Listings of these references, published ones only, in their order. */
export async function findFavouriteListings(db: Connection, references: string[]): Promise<FavouriteListing[]> {
  if (references.length === 0) return [];
  const wanted = textArray(references);
  const { rows } = await db.execute<FavouriteListing>(sql`
    select id, reference, slug, title, ${isOnShowInSql("listings")} as "isOnShow" from listings
    where reference = any(${wanted}::text[]) and status <> 'brouillon' order by array_position(${wanted}::text[], reference)`);
  return rows;
}

// References contain only letters and digits.
const textArray = (references: string[]) => `{${references.join(",")}}`;
