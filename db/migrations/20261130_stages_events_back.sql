-- outside a transaction
create index concurrently listing_events_back on listing_events (id desc) where kind = 'back';
