-- The organisation whose draft it is; null before it has one, and of drafts that the earlier code made: their writer's alone.
alter table listing_drafts add column advertiser_id integer references advertisers (id) on delete cascade;
