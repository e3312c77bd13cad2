-- Indexes and counts for what visitors search (decision 6). Indexes hold only the listings on show, and carry the columns that
-- searches filter by, so that counting and paging read no table rows.
create text search configuration french_unaccent (copy = pg_catalog.french);
alter text search configuration french_unaccent
  alter mapping for hword, hword_part, word, asciiword, asciihword, hword_asciipart with unaccent, french_stem;

-- The words by which a listing is found, wherever it is written from: publication, import, samples. Without positions: they
-- would double the size of the index, and results are not ranked by nearness of words.
create function listing_search_vector(title text, quartier text, commune_name text, description text) returns tsvector
  language sql immutable parallel safe
  return strip(to_tsvector('public.french_unaccent'::regconfig,
    title || ' ' || coalesce(quartier, '') || ' ' || commune_name || ' ' || description));

create index listings_newest on listings (published_at desc, id desc)
  include (traits, price, search_area, rooms)
  where status in ('disponible', 'en_negociation');
create index listings_price on listings (price, id)
  include (traits, search_area, rooms)
  where status in ('disponible', 'en_negociation');
create index listings_commune on listings (commune_id, price, id)
  include (traits, search_area, rooms, published_at)
  where status in ('disponible', 'en_negociation');
create index listings_area on listings (search_area)
  include (traits, rooms, price)
  where status in ('disponible', 'en_negociation');
create index listings_quartier on listings (quartier_key text_pattern_ops)
  include (id, traits, price, search_area, rooms, commune_id, published_at)
  where status in ('disponible', 'en_negociation');
create index listings_keywords on listings using gin (search_vector)
  where status in ('disponible', 'en_negociation');
create index listings_features on listings using gin (features)
  where status in ('disponible', 'en_negociation');
-- In this order the columns need no padding.
create index listings_map on listings (map_cell)
  include (id, price, search_area, public_latitude, public_longitude, traits, rooms)
  where status in ('disponible', 'en_negociation');
-- Searches around communes read the tiles that their circles touch (app/search/search-conditions.server.ts): those of the tenth
-- level, as listing_cells counts them. Few tiles hold many listings, so the index is a seventh of listings_map.
create index listings_tile on listings ((map_cell >> 10))
  where status in ('disponible', 'en_negociation');
-- Homes that have become cheaper; a new listing is not in it.
create index listings_dropped on listings (published_at desc, id desc)
  include (traits, price, search_area, rooms)
  where status in ('disponible', 'en_negociation') and price_changed_at is not null;
-- The order « latest drop first, then the others, newest first », of which any page is near one end or the other.
create index listings_drop_order on listings (price_changed_at desc nulls last, published_at desc, id desc)
  include (traits, price, search_area, rooms)
  where status in ('disponible', 'en_negociation');

-- Every quartier that a listing ever had: a search finds those with its words here, then their listings by an index. With a space
-- before it, its first word is one like the others.
create table quartiers (key text primary key);
create index quartiers_words on quartiers using gin ((' ' || key) gin_trgm_ops);

-- Here and below always in the same order, so that two statements never wait for each other in a ring.
create function note_quartiers() returns trigger
  language plpgsql as $$
begin
  insert into quartiers (key) select distinct quartier_key from inserted where quartier_key is not null order by 1
  on conflict do nothing;
  return null;
end $$;

-- Counts of the listings on show, kept exact by the statement that changes them: a search without place or words reads no listing.
--   axis 'all': one bucket; axis 'price': buckets of 6 % of the price; axis 'day': days of publication (UTC).
--   axes 'price_sum' and 'day_sum': the same buckets whatever the traits, which are 0 there.
create table listing_counts (
  axis text not null check (axis in ('all', 'price', 'day', 'price_sum', 'day_sum')),
  bucket integer not null,
  traits smallint not null,
  count integer not null,
  primary key (axis, bucket, traits)
) with (fillfactor = 70);

create function price_bucket(price bigint) returns integer
  language sql immutable strict parallel safe
  return floor(ln(price::double precision) * 16)::integer;

create function publication_day(published_at timestamptz) returns integer
  language sql immutable strict parallel safe
  return floor(extract(epoch from published_at) / 86400)::integer;

create function listing_count_axes(price bigint, published_at timestamptz, traits smallint)
  returns table (axis text, bucket integer, axis_traits smallint)
  language sql immutable parallel safe
  begin atomic
    values ('all', 0, traits),
      ('price', price_bucket(price), traits), ('price_sum', price_bucket(price), 0::smallint),
      ('day', publication_day(published_at), traits), ('day_sum', publication_day(published_at), 0::smallint);
  end;

create function add_listing_counts(changed_axis text, changed_bucket integer, changed_traits smallint, difference bigint) returns void
  language sql
  begin atomic
    insert into listing_counts (axis, bucket, traits, count) values (changed_axis, changed_bucket, changed_traits, difference)
    on conflict (axis, bucket, traits) do update set count = listing_counts.count + excluded.count;
  end;

create function count_changed_listings() returns trigger
  language plpgsql as $$
declare
  change record;
begin
  for change in execute format(
    'select axis, bucket, axis_traits as traits, sum(difference) as difference
     from (%s) as changed cross join lateral listing_count_axes(price, published_at, traits)
     where status in (''disponible'', ''en_negociation'')
     group by axis, bucket, axis_traits having sum(difference) <> 0
     order by axis, bucket, axis_traits',
    case tg_op
      when 'INSERT' then 'select *, 1 as difference from inserted'
      when 'DELETE' then 'select *, -1 as difference from deleted'
      else 'select *, 1 as difference from inserted union all select *, -1 as difference from deleted'
    end)
  loop
    perform add_listing_counts(change.axis, change.bucket, change.traits, change.difference);
  end loop;
  return null;
end $$;

-- Counts per tile of the tenth level (about 27 km wide in France), with the sums from which the middle of each cluster follows: the
-- map of a country is known without reading its listings.
create table listing_cells (
  cell integer not null,
  traits smallint not null,
  count integer not null,
  latitude_sum double precision not null,
  longitude_sum double precision not null,
  primary key (cell, traits)
) with (fillfactor = 70);

create function count_changed_listing_cells() returns trigger
  language plpgsql as $$
begin
  execute format(
    'insert into listing_cells (cell, traits, count, latitude_sum, longitude_sum)
     select map_cell >> 10, traits, sum(difference), sum(difference * public_latitude), sum(difference * public_longitude)
     from (%s) as changed
     where status in (''disponible'', ''en_negociation'') and map_cell is not null
     group by 1, 2 having sum(difference) <> 0 or sum(difference * public_latitude) <> 0 or sum(difference * public_longitude) <> 0
     order by 1, 2
     on conflict (cell, traits) do update set count = listing_cells.count + excluded.count,
       latitude_sum = listing_cells.latitude_sum + excluded.latitude_sum,
       longitude_sum = listing_cells.longitude_sum + excluded.longitude_sum',
    case tg_op
      when 'INSERT' then 'select *, 1 as difference from inserted'
      when 'DELETE' then 'select *, -1 as difference from deleted'
      else 'select *, 1 as difference from inserted union all select *, -1 as difference from deleted'
    end);
  return null;
end $$;

-- The listings on show per commune, department and quartier of a commune, for suggestions of places.
--   axis 'commune': key ''; axis 'department': key its code, commune_id 0; axis 'quartier': key its words.
create table place_counts (
  axis text not null check (axis in ('commune', 'department', 'quartier')),
  key text not null,
  commune_id integer not null,
  count integer not null,
  primary key (axis, key, commune_id)
) with (fillfactor = 70);
-- The communes with most listings in a quartier, without reading all: « centre » is in each.
create index place_counts_quartier on place_counts (key, count desc) where axis = 'quartier';

create function listing_place_axes(listing_commune_id integer, quartier_key text)
  returns table (axis text, key text, commune_id integer)
  language sql stable parallel safe
  begin atomic
    select 'commune', '', listing_commune_id
    union all select 'department', department_code, 0 from communes where id = listing_commune_id
    union all select 'quartier', quartier_key, listing_commune_id where quartier_key is not null;
  end;

create function count_places_of_changed_listings() returns trigger
  language plpgsql as $$
declare
  change record;
begin
  for change in execute format(
    'select place.axis, place.key, place.commune_id, sum(difference) as difference
     from (%s) as changed cross join lateral listing_place_axes(changed.commune_id, changed.quartier_key) as place
     where status in (''disponible'', ''en_negociation'')
     group by 1, 2, 3 having sum(difference) <> 0
     order by 1, 2, 3',
    case tg_op
      when 'INSERT' then 'select *, 1 as difference from inserted'
      when 'DELETE' then 'select *, -1 as difference from deleted'
      else 'select *, 1 as difference from inserted union all select *, -1 as difference from deleted'
    end)
  loop
    insert into place_counts as kept (axis, key, commune_id, count)
    values (change.axis, change.key, change.commune_id, change.difference)
    on conflict (axis, key, commune_id) do update set count = kept.count + excluded.count;
    -- The name of a quartier is a text of an advertiser, who may delete it.
    delete from place_counts where (axis, key, commune_id) = (change.axis, change.key, change.commune_id) and count = 0;
  end loop;
  return null;
end $$;

create trigger listings_quartiers_insert after insert on listings
  referencing new table as inserted for each statement execute function note_quartiers();
create trigger listings_quartiers_update after update on listings
  referencing new table as inserted for each statement execute function note_quartiers();

create trigger listings_counted_insert after insert on listings
  referencing new table as inserted for each statement execute function count_changed_listings();
create trigger listings_counted_update after update on listings
  referencing old table as deleted new table as inserted for each statement execute function count_changed_listings();
create trigger listings_counted_delete after delete on listings
  referencing old table as deleted for each statement execute function count_changed_listings();

create trigger listing_cells_counted_insert after insert on listings
  referencing new table as inserted for each statement execute function count_changed_listing_cells();
create trigger listing_cells_counted_update after update on listings
  referencing old table as deleted new table as inserted for each statement execute function count_changed_listing_cells();
create trigger listing_cells_counted_delete after delete on listings
  referencing old table as deleted for each statement execute function count_changed_listing_cells();

-- No part of the portal moves a commune to another department: whoever does calls recount_listings().
create trigger listings_placed_insert after insert on listings
  referencing new table as inserted for each statement execute function count_places_of_changed_listings();
create trigger listings_placed_update after update on listings
  referencing old table as deleted new table as inserted for each statement execute function count_places_of_changed_listings();
create trigger listings_placed_delete after delete on listings
  referencing old table as deleted for each statement execute function count_places_of_changed_listings();

create function recount_places() returns void
  language sql
  begin atomic
    delete from place_counts;
    insert into place_counts (axis, key, commune_id, count)
    select 'commune', '', commune_id, count(*) from listings where status in ('disponible', 'en_negociation') group by commune_id;
    insert into place_counts (axis, key, commune_id, count)
    select 'department', department_code, 0, sum(count)
    from place_counts join communes on communes.id = commune_id where axis = 'commune' group by department_code;
    insert into place_counts (axis, key, commune_id, count)
    select 'quartier', quartier_key, commune_id, count(*) from listings
    where status in ('disponible', 'en_negociation') and quartier_key is not null group by quartier_key, commune_id;
  end;

-- For who writes listings without triggers.
create function recount_listings() returns void
  language sql
  begin atomic
    insert into quartiers (key) select distinct quartier_key from listings where quartier_key is not null order by 1
    on conflict do nothing;
    delete from listing_counts;
    insert into listing_counts (axis, bucket, traits, count)
    select axis, bucket, axis_traits, count(*)
    from listings cross join lateral listing_count_axes(price, published_at, traits)
    where status in ('disponible', 'en_negociation')
    group by axis, bucket, axis_traits;
    delete from listing_cells;
    insert into listing_cells (cell, traits, count, latitude_sum, longitude_sum)
    select map_cell >> 10, traits, count(*), sum(public_latitude::double precision), sum(public_longitude::double precision)
    from listings where status in ('disponible', 'en_negociation') and map_cell is not null
    group by 1, 2;
    select recount_places();
  end;

-- « Ce prix dans son marché »: the prices per m² of homes on show, per commune and department, computed by a job
-- (app/listings/prices/market-prices.repository.server.ts). Only places with enough homes to compare have a row.
--   area 'commune': key its id; an arrondissement and a former commune also count for the commune that they belong to.
--   area 'department': key its code.
-- Prices per m² in minor units, of living area, or of land for plots; a rent's per month, charges included.
create table market_prices (
  area text not null check (area in ('commune', 'department')),
  key text not null,
  transaction transaction_type not null,
  property_type property_type not null,
  count integer not null,
  p10 bigint not null,
  p25 bigint not null,
  p50 bigint not null,
  p75 bigint not null,
  p90 bigint not null,
  computed_at timestamptz not null,
  primary key (area, key, transaction, property_type)
);
