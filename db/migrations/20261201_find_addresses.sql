-- outside a transaction
create index concurrently listing_details_address on listing_details (normalize_name(address) text_pattern_ops) where address is not null;
