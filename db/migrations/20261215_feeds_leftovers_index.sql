-- outside a transaction
create index concurrently imports_file on imports (file_key);
