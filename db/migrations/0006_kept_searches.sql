-- Searches whose counts took long: counted once, then kept exact by the statements that change listings,
-- as listing_counts are (docs/decisions/0006-search.md). Written by app/search/kept-searches.repository.server.ts.
create table kept_searches (
  id integer primary key generated always as identity,
  key text not null unique,
  words tsquery,
  commune_ids integer[],
  quartier_key text,
  price_min bigint,
  price_max bigint,
  area_min real,
  area_max real,
  rooms_min smallint
);

create table kept_search_counts (
  search_id integer not null references kept_searches (id) on delete cascade,
  traits smallint not null,
  count integer not null,
  primary key (search_id, traits)
) with (fillfactor = 70);

-- Beyond this many listings in one statement, counting again on demand is cheaper.
create function kept_search_change_limit() returns integer language sql immutable return 200;

create function count_changes_of_kept_searches() returns trigger
  language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select *, 1 as difference from inserted'
    when 'DELETE' then 'select *, -1 as difference from deleted'
    else 'select *, 1 as difference from inserted union all select *, -1 as difference from deleted'
  end;
  changes integer;
begin
  -- Whoever keeps a new search waits until this change is seen, and this change until the search is kept.
  lock table kept_searches in row exclusive mode;
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

create trigger kept_searches_counted_insert after insert on listings
  referencing new table as inserted for each statement execute function count_changes_of_kept_searches();
create trigger kept_searches_counted_update after update on listings
  referencing old table as deleted new table as inserted for each statement execute function count_changes_of_kept_searches();
create trigger kept_searches_counted_delete after delete on listings
  referencing old table as deleted for each statement execute function count_changes_of_kept_searches();

-- Counts everything anew: after a bulk load that left the triggers out.
create function recount_listings() returns void
  language sql
  begin atomic
    delete from kept_searches;
    delete from listing_counts;
    insert into listing_counts (axis, bucket, traits, count)
    select axis, bucket, axis_traits, count(*)
    from listings cross join lateral listing_count_axes(price, published_at, traits)
    where status in ('disponible', 'en_negociation')
    group by axis, bucket, axis_traits;
  end;
