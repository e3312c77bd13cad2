-- How often communes have changed: portals make the list of names for maps anew when it is another number
-- (app/communes/named-places.server.ts). A row, as a sequence would tell of changes that are not committed yet.
create table commune_changes (number bigint not null);
insert into commune_changes values (1);

create function count_commune_change() returns trigger
  language plpgsql as $$
begin
  update commune_changes set number = number + 1;
  return null;
end $$;

create trigger communes_changed after insert or update or delete or truncate on communes
  for each statement execute function count_commune_change();
