-- outside a transaction
create index concurrently advertisers_siret on advertisers (siret text_pattern_ops) where siret is not null;
