-- Notifies all processes on the channel `page_changes`, once at the commit, of a transaction that changes something that public
-- pages show (app/platform/public-changes.ts). It replaces the tags of 20261123_page_changes; the code of before reads `all` as all.
create or replace function notify_public_change() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('page_changes', 'all');
  return null;
end $$;

-- The tables that public pages read. A page that reads another one fails tests/http/public-changes.http.test.ts, which names those
-- that change only with these.
do $$
declare
  source text;
begin
  foreach source in array array['advertisers', 'communes', 'listings', 'listing_details', 'listing_rooms', 'listing_photos',
    'listing_prices', 'market_prices'] loop
    execute format('create or replace trigger %1$s_public_change after insert or update or delete or truncate on %1$s
      for each statement execute function notify_public_change()', source);
  end loop;
end $$;

drop trigger if exists communes_page_changes on communes;
drop trigger if exists listings_page_truncate on listings;
do $$
declare
  source text;
  event text;
begin
  foreach source in array array['advertisers', 'listings', 'listing_details', 'listing_rooms', 'listing_photos'] loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format('drop trigger if exists %1$s_page_%2$s on %1$s', source, event);
    end loop;
  end loop;
end $$;
drop function if exists tell_all_pages(), tell_advertiser_changes(), tell_listing_part_changes(), tell_listing_changes(),
  tell_changed_listings(integer[], integer[], integer[]), tell_page_changes(text[]);
