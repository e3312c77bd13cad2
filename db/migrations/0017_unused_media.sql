-- Since when no listing, draft or profile shows a picture, as far as the last sweep saw; null while one does. A picture
-- that was sent again is looked at anew.
alter table media add column unused_since timestamptz;
create index media_unused on media (unused_since) where unused_since is not null;

-- A picture is deleted only where no listing has it as its cover: asked for each picture, by the constraint too.
create index listings_cover on listings (cover_media_id);
