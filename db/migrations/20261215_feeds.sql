-- Where files of agencies' software come from.
create table feed_sources (
  id integer generated always as identity primary key,
  advertiser_id integer references advertisers on delete cascade, -- null for the operator's folder
  kind text not null check (kind in ('upload', 'folder', 'ftp', 'push')),
  ftp jsonb, -- how an account is reached, without its password
  password text, -- encrypted
  key_hash text unique, -- of the key that pushes files
  looked_at timestamptz,
  problem text, -- why the last look failed
  created_at timestamptz not null default now(),
  check ((kind = 'folder') = (advertiser_id is null)),
  check ((kind = 'ftp') = (ftp is not null))
);
create index feed_sources_advertiser on feed_sources (advertiser_id);
create unique index feed_sources_only_one on feed_sources (coalesce(advertiser_id, 0), kind) where kind in ('upload', 'folder');

-- The stock of one agency in the files of a source.
create table feeds (
  id integer generated always as identity primary key,
  source_id integer not null references feed_sources on delete cascade,
  agency text not null, -- rank 1 of its lines
  advertiser_id integer references advertisers on delete cascade, -- null: its lines wait for an organisation
  kept_fields text[] not null default '{}', -- fields that stay as they were changed by hand
  accepted_at timestamptz, -- of its first preview
  unique (source_id, agency)
);
create index feeds_advertiser on feeds (advertiser_id);

-- One file's lines of one agency; without a feed, a file that was refused or is being read.
create table imports (
  id integer generated always as identity primary key,
  source_id integer not null references feed_sources on delete cascade,
  feed_id integer references feeds on delete cascade,
  state text not null check (state in ('receiving', 'reading', 'preview', 'held', 'waiting', 'running', 'done', 'refused', 'replaced', 'dropped')),
  refusal text,
  file_key uuid not null, -- of its parts and pictures in the storage, until they are taken
  file_name text not null,
  sha256 text not null,
  bytes bigint not null,
  sent_at timestamptz not null default now(), -- of the file, where its source tells
  received_at timestamptz not null default now(),
  ended_at timestamptz,
  version text,
  software text,
  facts jsonb not null default '{}', -- what was counted while it was read
  decided_by text references users on delete set null
);
create index imports_source on imports (source_id, id);
create index imports_feed on imports (feed_id, id);
create index imports_received on imports (received_at);
create index imports_decided_by on imports (decided_by) where decided_by is not null;

-- What was read of each line, and what came of it; without a line, a home that the file no longer has.
create table import_lines (
  id bigint generated always as identity primary key,
  import_id integer not null references imports on delete cascade,
  line integer,
  agency text not null,
  key text not null,
  reference text not null,
  kind text not null check (kind in ('home', 'not_taken', 'broken', 'missing')),
  hash text, -- of all that it says; equal to the home's: nothing is to be done
  home jsonb, -- form, place, photos; emptied once it is stored
  problems jsonb not null default '[]',
  outcome text,
  changes jsonb not null default '[]',
  listing_id integer, -- may be deleted meanwhile
  draft_id uuid
);
create index import_lines_import on import_lines (import_id, id);
create unique index import_lines_line on import_lines (import_id, line);
create index import_lines_key on import_lines (import_id, key);
create index import_lines_to_do on import_lines (import_id, id) where outcome is null;

-- The homes of a feed, by the key that its software gives them.
create table feed_homes (
  feed_id integer not null references feeds on delete cascade,
  key text not null,
  reference text not null, -- the agency's own
  listing_id integer references listings on delete set null,
  draft_id uuid,
  hash text not null,
  form jsonb not null, -- as its last file had it
  photos jsonb not null, -- what its last file named, with the picture that each became
  is_withdrawn boolean not null default false, -- by the feed, since its file no longer had it
  primary key (feed_id, key)
);
create index feed_homes_listing on feed_homes (listing_id);
