-- Databases that are copies of one, and have changed since, must differ in their number: a process keeps the names of places by it.
-- It still only grows.
create or replace function count_commune_change() returns trigger
  language plpgsql as $$
begin
  update commune_changes set number = number + 1 + floor(random() * 1000000000)::bigint;
  return null;
end $$;
