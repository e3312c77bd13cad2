-- Says what a transaction changes of public pages: NOTIFY on the channel `page_changes`, whose payload lists tags
-- (app/platform/kept-page.ts). PostgreSQL delivers it at the commit, to every instance that listens.
-- `all` stands for more than two hundred tags: a payload holds 8,000 bytes.
create function tell_page_changes(tags text[]) returns void
  language plpgsql as $$
begin
  if cardinality(tags) > 200 then
    perform pg_notify('page_changes', 'all');
  elsif cardinality(tags) > 0 then
    perform pg_notify('page_changes', array_to_string(tags, ' '));
  end if;
end $$;

-- A change of these listings: of their own pages, of lists, and of pages that show cards of them.
create function tell_changed_listings(ids integer[], advertiser_ids integer[], commune_ids integer[]) returns void
  language plpgsql as $$
begin
  if ids is null then
    return;
  end if;
  -- The callers count no further than 201.
  if cardinality(ids) > 200 then
    perform pg_notify('page_changes', 'all');
    return;
  end if;
  perform tell_page_changes(array(
    select 'listings'
    union select 'listing:' || id from unnest(ids) as id
    union select 'advertiser:' || id from unnest(advertiser_ids) as id
    union select 'commune:' || id from unnest(commune_ids) as id
    union select 'department:' || department_code from communes where id = any (commune_ids)
  ));
end $$;

-- Drafts show on no page. Two hundred listings in one statement are a load.
create function tell_listing_changes() returns trigger
  language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select * from inserted'
    when 'DELETE' then 'select * from deleted'
    else 'select i.* from inserted i join deleted d using (id) where i is distinct from d
      union all select d.* from inserted i join deleted d using (id) where i is distinct from d'
  end;
  ids integer[];
  advertiser_ids integer[];
  commune_ids integer[];
begin
  execute format(
    'select array_agg(id), array_agg(distinct advertiser_id), array_agg(distinct commune_id)
     from (select distinct id, advertiser_id, commune_id from (%s) as c where status <> ''brouillon'' limit 201) as changed',
    changed) into ids, advertiser_ids, commune_ids;
  perform tell_changed_listings(ids, advertiser_ids, commune_ids);
  return null;
end $$;

create trigger listings_page_insert after insert on listings
  referencing new table as inserted for each statement execute function tell_listing_changes();
create trigger listings_page_update after update on listings
  referencing old table as deleted new table as inserted for each statement execute function tell_listing_changes();
create trigger listings_page_delete after delete on listings
  referencing old table as deleted for each statement execute function tell_listing_changes();

-- What listings have in other tables.
create function tell_listing_part_changes() returns trigger
  language plpgsql as $$
declare
  ids integer[];
  advertiser_ids integer[];
  commune_ids integer[];
begin
  execute format(
    'select array_agg(id), array_agg(distinct advertiser_id), array_agg(distinct commune_id) from (
       select id, advertiser_id, commune_id from listings
       where id in (select listing_id from %s) and status <> ''brouillon'' limit 201) as changed',
    case tg_op when 'DELETE' then 'deleted' else 'inserted' end) into ids, advertiser_ids, commune_ids;
  perform tell_changed_listings(ids, advertiser_ids, commune_ids);
  return null;
end $$;

do $$
declare
  part text;
begin
  foreach part in array array['listing_details', 'listing_rooms', 'listing_photos'] loop
    execute format('create trigger %1$s_page_insert after insert on %1$s
      referencing new table as inserted for each statement execute function tell_listing_part_changes()', part);
    execute format('create trigger %1$s_page_update after update on %1$s
      referencing new table as inserted for each statement execute function tell_listing_part_changes()', part);
    execute format('create trigger %1$s_page_delete after delete on %1$s
      referencing old table as deleted for each statement execute function tell_listing_part_changes()', part);
  end loop;
end $$;

-- Cards show the name and the picture of an advertiser.
create function tell_advertiser_changes() returns trigger
  language plpgsql as $$
declare
  changed_ids integer[];
  ids integer[];
  commune_ids integer[];
begin
  execute format('select array_agg(id) from (select id from %s limit 201) as changed',
    case tg_op when 'DELETE' then 'deleted' else 'inserted' end) into changed_ids;
  perform tell_page_changes(array(
    select 'advertisers' where changed_ids is not null
    union select 'advertiser:' || id from unnest(changed_ids) as id));
  if tg_op = 'UPDATE' then
    select array_agg(id), array_agg(distinct commune_id) into ids, commune_ids from (
      select id, commune_id from listings
      where advertiser_id = any (changed_ids) and status in ('disponible', 'en_negociation') limit 201) as shown;
    perform tell_changed_listings(ids, changed_ids, commune_ids);
  end if;
  return null;
end $$;

create trigger advertisers_page_insert after insert on advertisers
  referencing new table as inserted for each statement execute function tell_advertiser_changes();
create trigger advertisers_page_update after update on advertisers
  referencing new table as inserted for each statement execute function tell_advertiser_changes();
create trigger advertisers_page_delete after delete on advertisers
  referencing old table as deleted for each statement execute function tell_advertiser_changes();

-- Communes change once a year, in a load.
create function tell_all_pages() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('page_changes', 'all');
  return null;
end $$;

create trigger communes_page_changes after insert or update or delete or truncate on communes
  for each statement execute function tell_all_pages();
create trigger listings_page_truncate after truncate on listings
  for each statement execute function tell_all_pages();
