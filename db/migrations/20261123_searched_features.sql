-- Comforts to search by. They belong to listing_details; this copy lies where searches read. Triggers keep it, whoever writes.
-- The next file copies those of before: apart, so that the lock of the new column is not kept meanwhile.
alter table listings add column features text[] not null default '{}';

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
