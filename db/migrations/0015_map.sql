-- Where listings are on the map. Visitors get a place near the true one unless the advertiser shows the exact
-- place: everything that leaves the server (markers, counts, searches by area) is made from the public position.
alter table listings add column shows_exact_position boolean not null default false;
update listings set shows_exact_position = details.shows_exact_position
  from listing_details details where details.listing_id = listings.id and details.shows_exact_position;
alter table listing_details drop column shows_exact_position;

-- How far aside and in which direction, drawn once per listing and never told: the same step each time,
-- so that small corrections of the place do not give it away.
alter table listings add column position_seed double precision not null default random() check (position_seed >= 0 and position_seed < 1);

-- At most 300 m aside, evenly over the disc. Degrees; a degree of latitude is 111,320 m.
create function public_latitude(latitude double precision, seed double precision, is_exact boolean) returns double precision
  language sql immutable parallel safe
  return case when is_exact then latitude
    else latitude + 300 * sqrt(seed) * cos(2 * pi() * (seed * 1000000 - floor(seed * 1000000))) / 111320 end;

create function public_longitude(latitude double precision, longitude double precision, seed double precision, is_exact boolean) returns double precision
  language sql immutable parallel safe
  return case when is_exact then longitude
    else longitude + 300 * sqrt(seed) * sin(2 * pi() * (seed * 1000000 - floor(seed * 1000000))) / (111320 * cos(radians(latitude))) end;

-- The place in a quadtree of fifteen levels over the Web Mercator square, as maps cut it into tiles: two bits per
-- level, so that each tile of each level is one range of numbers. Must agree with app/map/quadtree.ts.
create function map_cell(latitude double precision, longitude double precision) returns integer
  language plpgsql immutable strict parallel safe as $$
declare
  sine double precision := sin(radians(greatest(-85.05, least(85.05, latitude))));
  x integer := greatest(0, least(32767, floor((longitude + 180) / 360 * 32768)));
  y integer := greatest(0, least(32767, floor((0.5 - ln((1 + sine) / (1 - sine)) / (4 * pi())) * 32768)));
begin
  x := (x | (x << 8)) & 16711935;
  x := (x | (x << 4)) & 252645135;
  x := (x | (x << 2)) & 858993459;
  x := (x | (x << 1)) & 1431655765;
  y := (y | (y << 8)) & 16711935;
  y := (y | (y << 4)) & 252645135;
  y := (y | (y << 2)) & 858993459;
  y := (y | (y << 1)) & 1431655765;
  return x | (y << 1);
end $$;

-- Four bytes place a listing within half a metre.
alter table listings
  add column public_latitude real generated always as (public_latitude(latitude, position_seed, shows_exact_position)) stored,
  add column public_longitude real generated always as (public_longitude(latitude, longitude, position_seed, shows_exact_position)) stored,
  add column map_cell integer generated always as (map_cell(
    public_latitude(latitude, position_seed, shows_exact_position),
    public_longitude(latitude, longitude, position_seed, shows_exact_position))) stored;

create index listings_map on listings (map_cell)
  include (traits, price, living_area, rooms, public_latitude, public_longitude)
  where status in ('disponible', 'en_negociation');

-- Counts per tile of the tenth level (about 27 km wide in France), with the sums from which the middle of each
-- cluster follows: the map of a country is known without reading its listings. Kept like listing_counts.
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

create trigger listing_cells_counted_insert after insert on listings
  referencing new table as inserted for each statement execute function count_changed_listing_cells();
create trigger listing_cells_counted_update after update on listings
  referencing old table as deleted new table as inserted for each statement execute function count_changed_listing_cells();
create trigger listing_cells_counted_delete after delete on listings
  referencing old table as deleted for each statement execute function count_changed_listing_cells();

create or replace function recount_listings() returns void
  language sql
  begin atomic
    delete from kept_searches;
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
  end;

select recount_listings();
