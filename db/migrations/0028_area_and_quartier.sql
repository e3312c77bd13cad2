-- One area to search by: that of the plot for land, the living area of a home. Until now a search by area never found land.
alter table listings add column search_area real generated always as
  (case when property_type = 'terrain' then land_area else living_area end) stored;

-- The indexes of migrations 0002 and 0018 again, with that area.
drop index listings_newest, listings_price, listings_commune, listings_area, listings_map;

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

create index listings_map on listings (map_cell)
  include (id, price, search_area, public_latitude, public_longitude, traits, rooms)
  where status in ('disponible', 'en_negociation');

-- A quartier is found by any of its words: « croix rousse » finds « plateau de la croix rousse ». The words are looked for in
-- the list of all quartiers, so that the listings of those that are found come from an index that holds what is counted.
drop index listings_quartier;
create index listings_quartier on listings (quartier_key text_pattern_ops)
  include (id, traits, price, search_area, rooms, commune_id, published_at)
  where status in ('disponible', 'en_negociation');

-- Every quartier that a listing ever had. With a space before it, its first word is one like the others.
create table quartiers (key text primary key);
create index quartiers_words on quartiers using gin ((' ' || key) gin_trgm_ops);
insert into quartiers (key) select distinct quartier_key from listings where quartier_key is not null;

-- Always in the same order, so that two statements never wait for each other in a ring.
create function note_quartiers() returns trigger
  language plpgsql as $$
begin
  insert into quartiers (key) select distinct quartier_key from inserted where quartier_key is not null order by 1
  on conflict do nothing;
  return null;
end $$;

create trigger listings_quartiers_insert after insert on listings
  referencing new table as inserted for each statement execute function note_quartiers();
create trigger listings_quartiers_update after update on listings
  referencing new table as inserted for each statement execute function note_quartiers();

-- Whether a quartier has all these words, one space between them. Must agree with quartierCondition() of
-- app/search/search-conditions.server.ts.
create function has_quartier_words(quartier_key text, words text) returns boolean
  language sql immutable parallel safe
  return (' ' || quartier_key) like all (select '% ' || word || '%' from unnest(string_to_array(words, ' ')) as word);

-- As in migration 0021, with the area and the quartier of above. What was kept until now counted otherwise.
delete from kept_searches;

create or replace function count_changes_of_kept_searches() returns trigger
  language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select *, 1 as difference from inserted'
    when 'DELETE' then 'select *, -1 as difference from deleted'
    else 'select *, 1 as difference from inserted union all select *, -1 as difference from deleted'
  end;
  changes integer;
begin
  perform pg_advisory_xact_lock_shared(listing_changes_lock());
  perform nextval('listing_changes');
  if not exists (select from kept_searches) then
    return null;
  end if;
  execute format('select count(*) from (%s) as changed', changed) into changes;
  if changes > kept_search_change_limit() then
    delete from kept_searches;
    return null;
  end if;
  execute format(
    'insert into kept_search_counts (search_id, traits, count)
     select search.id, changed.traits, sum(changed.difference)
     from (%s) as changed
     join kept_searches as search on (search.commune_ids is null or changed.commune_id = any (search.commune_ids))
       and (search.quartier_key is null or has_quartier_words(changed.quartier_key, search.quartier_key))
       and (search.price_min is null or changed.price >= search.price_min)
       and (search.price_max is null or changed.price <= search.price_max)
       and (search.area_min is null or changed.search_area >= search.area_min)
       and (search.area_max is null or changed.search_area <= search.area_max)
       and (search.rooms_min is null or changed.rooms >= search.rooms_min)
       and (search.words is null or changed.search_vector @@ search.words)
     where changed.status in (''disponible'', ''en_negociation'')
     group by search.id, changed.traits having sum(changed.difference) <> 0
     order by search.id, changed.traits
     on conflict (search_id, traits) do update set count = kept_search_counts.count + excluded.count', changed);
  return null;
end $$;

create or replace function recount_listings() returns void
  language sql
  begin atomic
    select pg_advisory_xact_lock_shared(listing_changes_lock());
    select nextval('listing_changes');
    delete from kept_searches;
    insert into quartiers (key) select distinct quartier_key from listings where quartier_key is not null on conflict do nothing;
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
