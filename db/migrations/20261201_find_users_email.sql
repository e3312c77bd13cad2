-- outside a transaction
create index concurrently users_email_begin on users (email text_pattern_ops);
