-- outside a transaction
create index concurrently requests_confirmed on requests (confirmed_at) where confirmed_at is not null;
