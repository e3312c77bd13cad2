-- What operators write of the site, by name, in versions: the newest one counts. Null content: what the kit's folder has counts again.
-- Authors are named by ids without foreign key, as in operator_acts.
create table site_documents (
  name text not null check (length(name) between 1 and 120),
  version integer not null check (version > 0),
  content jsonb,
  author_id text,
  at timestamptz not null default clock_timestamp(),
  primary key (name, version)
);

-- Pictures that a version shows: they stay while it does.
create table site_document_media (
  name text not null,
  version integer not null,
  media_id integer not null references media (id),
  primary key (name, version, media_id),
  foreign key (name, version) references site_documents (name, version) on delete cascade
);
create index site_document_media_media on site_document_media (media_id);

-- The notification says what changed, so that documents are read again at once. The code of before reads any text alike.
create or replace function notify_public_change() returns trigger
  language plpgsql as $$
begin
  if current_setting('bienvu.is_filling', true) is distinct from 'on' then
    perform pg_notify('page_changes', coalesce(tg_argv[0], 'all'));
  end if;
  return null;
end $$;
create trigger site_documents_public_change after insert or update or delete or truncate on site_documents
  for each statement execute function notify_public_change('documents');
