-- When an account is deleted, the other side of its threads is told, reads that nobody is there any more, and keeps nothing
-- of who left but what was written to them.
alter type request_step add value 'depart';

-- When the seeker's account was deleted; of advertisers it is advertisers.left_at.
alter table requests add column seeker_left_at timestamptz;
update requests set seeker_left_at = updated_at where seeker_email = 'compte-supprime@invalid';

-- Accounts that left before this: what stayed of their listings goes now.
create temporary table left_listings on commit drop as
  select l.id from listings l join advertisers a on a.id = l.advertiser_id where a.left_at is not null;
delete from listing_rooms where listing_id in (select id from left_listings);
delete from listing_photos where listing_id in (select id from left_listings);
delete from listing_views where listing_id in (select id from left_listings);
delete from listing_status_changes where listing_id in (select id from left_listings);
delete from listing_details where listing_id in (select id from left_listings);
insert into listing_details (listing_id, description) select id, '' from left_listings;
update listings set
  slug = 'annonce-supprimee',
  title = case property_type when 'appartement' then 'Appartement' when 'maison' then 'Maison' else 'Terrain' end
    || case transaction when 'vente' then ' à vendre' else ' à louer' end,
  previous_price = null, price_changed_at = null, living_area = null, land_area = null, rooms = null, bedrooms = null,
  bathrooms = null, floor = null, furnished = null, energy_class = null, climate_class = null, quartier = null,
  search_vector = ''::tsvector
  where id in (select id from left_listings);
delete from advertiser_views v using advertisers a where a.id = v.advertiser_id and a.left_at is not null;
-- Nothing can show these to anybody.
delete from requests r using advertisers a where a.id = r.advertiser_id and a.left_at is not null and r.seeker_left_at is not null;
delete from listings l using left_listings f
  where l.id = f.id and not exists (select from requests r where r.listing_id = l.id and r.confirmed_at is not null);
delete from advertisers a where a.left_at is not null and not exists (select from listings l where l.advertiser_id = a.id);
