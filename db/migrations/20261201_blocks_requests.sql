-- outside a transaction
create index concurrently requests_email_domain on requests (split_part(seeker_email, '@', 2));
