-- Counts of the listings on show, kept exact by the statement that changes them: what a search without
-- place or words finds is known without reading the listings.
--   axis 'all': one bucket; axis 'price': buckets of 6 % of the price; axis 'day': days of publication (UTC).
create table listing_counts (
  axis text not null check (axis in ('all', 'price', 'day')),
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

create function add_listing_counts(changed_axis text, changed_bucket integer, changed_traits smallint, difference bigint) returns void
  language sql
  begin atomic
    insert into listing_counts (axis, bucket, traits, count) values (changed_axis, changed_bucket, changed_traits, difference)
    on conflict (axis, bucket, traits) do update set count = listing_counts.count + excluded.count;
  end;

-- The changes of one statement, summed; always in the same order, so that two statements never wait for each other in a ring.
create function count_changed_listings() returns trigger
  language plpgsql as $$
declare
  change record;
begin
  for change in execute format(
    'select axis, bucket, traits, sum(difference) as difference
     from (%s) as changed
     cross join lateral (values (''all'', 0), (''price'', price_bucket(price)), (''day'', publication_day(published_at))) as axes (axis, bucket)
     where status in (''disponible'', ''en_negociation'')
     group by axis, bucket, traits having sum(difference) <> 0
     order by axis, bucket, traits',
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

create trigger listings_counted_insert after insert on listings
  referencing new table as inserted for each statement execute function count_changed_listings();
create trigger listings_counted_update after update on listings
  referencing old table as deleted new table as inserted for each statement execute function count_changed_listings();
create trigger listings_counted_delete after delete on listings
  referencing old table as deleted for each statement execute function count_changed_listings();

-- Counts everything anew: after a bulk load that left the triggers out.
create function recount_listings() returns void
  language sql
  begin atomic
    delete from listing_counts;
    insert into listing_counts (axis, bucket, traits, count)
    select axis, bucket, traits, count(*)
    from listings
    cross join lateral (values ('all', 0), ('price', price_bucket(price)), ('day', publication_day(published_at))) as axes (axis, bucket)
    where status in ('disponible', 'en_negociation')
    group by axis, bucket, traits;
  end;
