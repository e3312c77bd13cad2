-- outside a transaction
create index concurrently advertisers_samples on advertisers (id) where is_sample;
