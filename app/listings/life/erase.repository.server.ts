import { type SQL, sql } from "drizzle-orm";
import { endingOrganisations } from "#app/account/members.repository.server.ts";
import type { Connection } from "#db/client.ts";
import { isOnShowInSql } from "#db/on-show.ts";

/** Days for which a listing of a deleted account stays if it is another person's favourite. */
const DAYS_AS_FAVOURITE = 60;

const hasThread = sql`exists (select from requests r where r.listing_id = l.id and r.confirmed_at is not null)`;
const isFavourite = sql`exists (select from favourites f where f.listing_id = l.id)`;

/**
 * Deletes listings of deleted accounts that have no thread and are no recent favourite, then their advertisers; among the
 * listings with these ids, or among all if `ids` is null.
 */
export async function deleteUnusedFormerListings(tx: Connection, ids: number[] | null): Promise<void> {
  const { rows } = await tx.execute<{ advertiserId: number }>(sql`
    delete from listings l using advertisers a where a.id = l.advertiser_id and a.left_at is not null
      and ${ids === null ? sql`true` : sql`l.id = any(${sql.param(ids)}::int[])`}
      and not ${hasThread} and not (${isFavourite} and a.left_at > now() - make_interval(days => ${DAYS_AS_FAVOURITE}))
    returning a.id as "advertiserId"`);
  const advertisers = rows.map((row) => row.advertiserId);
  await tx.execute(sql`
    delete from advertisers a where id = any(${sql.param(advertisers)}::int[]) and not exists (select from listings l
      where l.advertiser_id = a.id)`);
}

/** The listings on show that would be erased with an account and that other people have as favourites. */
export async function findListingsOthersKeep(tx: Connection, userId: string): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select l.id from listings l where l.advertiser_id in (${endingOrganisations(userId)}) and ${isKeptByOthers(userId)} order by l.id`);
  return rows.map(({ id }) => id);
}

const isKeptByOthers = (userId: string) => sql`${isOnShowInSql("l")}
  and exists (select from favourites f where f.listing_id = l.id and f.user_id <> ${userId})`;

/** The title of a listing after its advertiser's words are deleted. */
export type ErasedTitle = { propertyType: string; transaction: string; title: string };

/**
 * Deletes the listings of organisations that end with an account. Other people's threads and favourites keep what they need:
 * type (a flat for sale), commune, price, and whether the home was sold or let.
 */
export async function eraseListings(
  tx: Connection,
  { userId, titles }: { userId: string; titles: ErasedTitle[] },
): Promise<void> {
  const isEnding = sql`advertiser_id in (${endingOrganisations(userId)})`;
  const own = sql`(select id from listings where ${isEnding})`;
  await tx.execute(
    sql`delete from listings l where ${isEnding} and not ${hasThread} and not (${isKeptByOthers(userId)})`,
  );
  for (const table of [
    "listing_photos",
    "listing_rooms",
    "listing_prices",
    "listing_views",
    "listing_status_changes",
    "listing_events",
    "listing_details",
  ])
    await tx.execute(sql`delete from ${sql.identifier(table)} where listing_id in ${own}`);
  await tx.execute(
    sql`insert into listing_details (listing_id, description) select id, '' from listings where id in ${own}`,
  );
  await tx.execute(sql`
    update listings set status = case status when 'transmis' then status else 'retiree' end,
      slug = 'annonce-supprimee', title = ${titleOf(titles)}, search_vector = ''::tsvector, quartier = null,
      previous_price = null, price_changed_at = null, living_area = null, land_area = null, rooms = null, bedrooms = null,
      bathrooms = null, floor = null, furnished = null, energy_class = null, climate_class = null,
      latitude = null, longitude = null, shows_exact_position = false, cover_media_id = null, photo_count = 0
    where id in ${own}`);
}

const titleOf = (titles: ErasedTitle[]): SQL =>
  sql`case ${sql.join(
    titles.map(
      ({ propertyType, transaction, title }) =>
        sql`when property_type::text = ${propertyType} and transaction::text = ${transaction} then ${title}`,
    ),
    sql` `,
  )} end`;
