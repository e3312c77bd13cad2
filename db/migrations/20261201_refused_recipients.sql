-- outside a transaction
create index concurrently recipients_refused on recipients (refused_at, id) where refused_at is not null;
