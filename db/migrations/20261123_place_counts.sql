-- The listings on show per commune, department and quartier of a commune, for suggestions of places: kept exact by the statement
-- that changes listings, as listing_counts is.
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

-- The changes of one statement, summed; always in the same order, so that two statements never wait for each other in a ring.
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

-- As in migration 0031, with the places.
create or replace function recount_listings() returns void
  language sql
  begin atomic
    select pg_advisory_xact_lock_shared(listing_changes_lock());
    select nextval('listing_changes');
    delete from kept_searches;
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

-- Creating the triggers has locked the table: nothing changes until the counts are there.
select recount_places();
