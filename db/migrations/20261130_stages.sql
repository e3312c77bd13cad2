-- What people say of a home beside its status (app/domain/listing-stage.ts); null: the first stage of its status.
alter table listings add column stage text;

-- A stage belongs to a status: the earlier code, which changes the status alone, empties it.
create function listings_stage() returns trigger language plpgsql as $$
begin
  new.stage := null;
  return new;
end $$;
create trigger listings_stage before update of status on listings for each row
  when (new.status is distinct from old.status and new.stage is not null and new.stage is not distinct from old.stage)
  execute function listings_stage();
