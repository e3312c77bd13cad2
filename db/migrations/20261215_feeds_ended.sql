-- Sources of an organisation that has ended stay without it until their files are deleted, one after another.
alter table feed_sources
  drop constraint feed_sources_check,
  add constraint feed_sources_owner check (kind <> 'folder' or advertiser_id is null),
  add constraint feed_sources_without_owner check (advertiser_id is not null or kind = 'folder' or ended_at is not null);
