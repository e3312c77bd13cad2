import type { PoolClient } from "pg";
import { ON_SHOW } from "#db/on-show.ts";

/**
 * Writes views and favourites since each listing's publication, for the listings of the sample accounts and the favourites of the sample
 * seeker. They are the same in every portal, except for the dates.
 */
export async function loadSampleInterest(client: PoolClient): Promise<void> {
  // A new listing is viewed most, then less by the end of the week; some homes are more popular than others.
  await client.query(`
    insert into listing_views (listing_id, day, count)
    select listing_id, day, count from (
      select l.id as listing_id, d.day::date as day, round(
        (4 + l.id % 11) * (0.35 + 1.4 * exp(-extract(epoch from d.day - date_trunc('day', l.published_at)) / 86400 / 9.0))
        * (case extract(isodow from d.day) when 6 then 1.3 when 7 then 1.5 when 5 then 0.8 else 1 end)
        * (0.6 + 0.8 * (hashtext(l.reference || d.day::text) & 1023) / 1023.0))::int as count
      from listings l join advertisers a on a.id = l.advertiser_id join users u on u.id = a.user_id and u.is_sample
      cross join lateral generate_series(greatest(date_trunc('day', l.published_at), date_trunc('day', now()) - interval '90 days'), date_trunc('day', now()), interval '1 day') d (day)
      where l.published_at is not null
    ) as drawn where count > 0`);
  await client.query(`
    insert into advertiser_views (advertiser_id, day, count)
    select l.advertiser_id, v.day, sum(v.count) from listing_views v join listings l on l.id = v.listing_id group by 1, 2`);
  // The sample seeker's favourites: some listings of the owner and the agency, and some of others.
  await client.query(`
    insert into favourites (user_id, listing_id, created_at)
    select s.id, l.id, least(now(), l.published_at + interval '1 day' + l.id % 50 * interval '1 hour')
    from users s, lateral (
      (select l.id, l.published_at from listings l join advertisers a on a.id = l.advertiser_id join users u on u.id = a.user_id
        where u.is_sample and l.${ON_SHOW} order by l.published_at desc limit 4)
      union
      (select id, published_at from listings where ${ON_SHOW} and photo_count > 0 order by published_at desc limit 5)
    ) l where s.id = 'exemple-chercheur'
    on conflict do nothing`);
}
