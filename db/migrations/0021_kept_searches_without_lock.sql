-- Counting a search to keep must not block who changes listings. Until now the count held a lock on kept_searches that every
-- change needs. Now each change takes a number and a shared advisory lock. Whoever keeps a search reads the number while no
-- change is under way, counts as of then, and keeps the counts if the number is still the same
-- (app/search/kept-searches.repository.server.ts). Locks are taken for the milliseconds of the first and the last step.
lock table listings in share row exclusive mode;
delete from kept_searches;

create sequence listing_changes;

-- What whoever keeps a search and whoever changes listings agree on: any number that nothing else locks.
create function listing_changes_lock() returns bigint language sql immutable return 7245910236;

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
  -- For portals of the version before, which count under a lock on this table.
  lock table kept_searches in row exclusive mode;
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
       and (search.quartier_key is null or starts_with(changed.quartier_key, search.quartier_key))
       and (search.price_min is null or changed.price >= search.price_min)
       and (search.price_max is null or changed.price <= search.price_max)
       and (search.area_min is null or changed.living_area >= search.area_min)
       and (search.area_max is null or changed.living_area <= search.area_max)
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
