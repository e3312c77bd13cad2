-- Counts of searches are cached by each process (decision 21). On a database from before the baseline: what triggers kept goes.
create or replace function recount_listings() returns void
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
drop trigger if exists kept_searches_counted_insert on listings;
drop trigger if exists kept_searches_counted_update on listings;
drop trigger if exists kept_searches_counted_delete on listings;
drop function if exists count_changes_of_kept_searches(), has_quartier_words(text, text), kept_search_change_limit(),
  listing_changes_lock();
drop table if exists kept_search_counts, kept_searches;
drop sequence if exists listing_changes;

-- Portals on one database compare `shared_settings` (decision 18).
drop table if exists instances;
