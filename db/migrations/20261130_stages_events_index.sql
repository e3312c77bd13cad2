-- outside a transaction
create index concurrently listing_events_of_actor on listing_events (actor_id) where actor_id is not null;
