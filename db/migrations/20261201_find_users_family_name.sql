-- outside a transaction
create index concurrently users_family_name on users (normalize_name(family_name) text_pattern_ops);
