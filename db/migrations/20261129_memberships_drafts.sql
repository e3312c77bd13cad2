-- The organisation whose draft it is; null before it has one, and of drafts that the earlier code made: their writer's alone.
alter table listing_drafts add column advertiser_id integer references advertisers (id) on delete cascade;
create index listing_drafts_advertiser on listing_drafts (advertiser_id, updated_at desc) where advertiser_id is not null;
update listing_drafts d set advertiser_id = m.advertiser_id from memberships m where m.user_id = d.user_id;
