-- outside a transaction
create index concurrently feed_homes_waiting on feed_homes (feed_id, key) where draft_id is not null;
