-- What an advertiser's desk reads, without walking through all of its listings.

-- Counts per status and pages of one's listings.
create index listings_desk on listings (advertiser_id, status, published_at desc, id desc) include (photo_count, transaction);

-- Whose listing a request is on: kept beside it by the database itself, which knows.
alter table requests add column advertiser_id integer references advertisers (id) on delete cascade;
update requests r set advertiser_id = l.advertiser_id from listings l where l.id = r.listing_id;
alter table requests alter column advertiser_id set not null;
create index requests_advertiser on requests (advertiser_id, updated_at desc);

create function set_request_advertiser() returns trigger language plpgsql as $$
begin
  select advertiser_id into new.advertiser_id from listings where id = new.listing_id;
  return new;
end $$;
create trigger requests_advertiser before insert or update of listing_id on requests
  for each row execute function set_request_advertiser();

-- The views of all listings of an advertiser, per day (UTC): the sum of listing_views, as they were counted.
create table advertiser_views (
  advertiser_id integer not null references advertisers (id) on delete cascade,
  day date not null,
  count integer not null check (count > 0),
  primary key (advertiser_id, day)
);
