-- The prices of listings published before the file above: the price of the publication, then the last drop, where one is
-- stored. Earlier changes are not known. What former advertisers left keeps no history.
insert into listing_prices (listing_id, since, price)
select l.id, told.since, told.price
from listings l join advertisers a on a.id = l.advertiser_id and a.left_at is null
cross join lateral (select l.previous_price > l.price and l.price_changed_at > l.published_at as dropped) as known
cross join lateral (
  select l.published_at, case when known.dropped then l.previous_price else l.price end
  union all
  select l.price_changed_at, l.price where known.dropped
) as told (since, price)
where l.published_at is not null
on conflict do nothing;
