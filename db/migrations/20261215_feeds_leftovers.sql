-- What files have in the storage, noted before it is there: a picture's key, or that of a file in parts. It is deleted once all imports of the
-- file have ended. `stock_leftovers`, which the version before empties at once, is only read.
create table stock_objects (key text primary key);

insert into stock_objects (key) select distinct 'imports/' || file_key from imports where not is_cleared on conflict do nothing;
insert into stock_objects (key)
select distinct photo ->> 'stored' from import_lines l, jsonb_array_elements(l.home -> 'photos') photo
where l.home is not null and photo ? 'stored' on conflict do nothing;
