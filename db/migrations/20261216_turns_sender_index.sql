-- outside a transaction
create index concurrently imports_sender on imports (id) where sender is not null;
