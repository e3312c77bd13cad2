-- Counts of the listings on show, kept exact by the statement that changes them: what a search without
-- place or words finds is known without reading the listings.
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

-- The changes of one statement, summed; always in the same order, so that two statements never wait for each other in a ring.
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

create trigger listings_counted_insert after insert on listings
  referencing new table as inserted for each statement execute function count_changed_listings();
create trigger listings_counted_update after update on listings
  referencing old table as deleted new table as inserted for each statement execute function count_changed_listings();
create trigger listings_counted_delete after delete on listings
  referencing old table as deleted for each statement execute function count_changed_listings();
