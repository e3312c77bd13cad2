-- outside a transaction
create index concurrently users_samples on users (id) where is_sample;
