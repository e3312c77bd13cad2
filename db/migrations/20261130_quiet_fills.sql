-- A fill changes rows for an hour, chunk by chunk: it notifies once, at its end (db/fills.ts), so that public pages and counts of
-- searches stay cached meanwhile.
create or replace function notify_public_change() returns trigger
  language plpgsql as $$
begin
  if current_setting('bienvu.is_filling', true) is distinct from 'on' then
    perform pg_notify('page_changes', 'all');
  end if;
  return null;
end $$;
