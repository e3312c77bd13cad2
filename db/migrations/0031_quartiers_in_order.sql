-- As the trigger of listings does: two statements that note quartiers in one order never wait for each other in a ring.
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
  end;
