-- outside a transaction
create index concurrently users_name on users (normalize_name(name) text_pattern_ops);
