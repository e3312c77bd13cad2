-- outside a transaction
create index concurrently feed_homes_draft on feed_homes (draft_id) where draft_id is not null;
