-- Comforts to search by. They belong to listing_details; this copy lies where searches read. Triggers keep it, whoever writes.
alter table listings add column features text[] not null default '{}';

update listings set features = details.features
from listing_details as details where details.listing_id = listings.id and details.features <> '{}';

create index listings_features on listings using gin (features)
  where status in ('disponible', 'en_negociation');

create function copy_listing_features() returns trigger
  language plpgsql as $$
begin
  update listings set features = changed.features
  from changed where listings.id = changed.listing_id and listings.features <> changed.features;
  return null;
end $$;

create trigger listing_details_features_insert after insert on listing_details
  referencing new table as changed for each statement execute function copy_listing_features();
create trigger listing_details_features_update after update on listing_details
  referencing new table as changed for each statement execute function copy_listing_features();
