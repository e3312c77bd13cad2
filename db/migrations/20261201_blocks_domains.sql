-- outside a transaction
create index concurrently users_email_domain on users (split_part(email, '@', 2));
