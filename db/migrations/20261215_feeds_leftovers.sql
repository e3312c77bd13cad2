-- What a file has in the storage is noted before it is there, and deleted once all imports of the file have ended.
create index imports_file on imports (file_key);

insert into stock_leftovers (key) select distinct 'imports/' || file_key from imports where not is_cleared on conflict do nothing;
insert into stock_leftovers (key)
select distinct photo ->> 'stored' from import_lines l, jsonb_array_elements(l.home -> 'photos') photo
where l.home is not null and photo ? 'stored' on conflict do nothing;
