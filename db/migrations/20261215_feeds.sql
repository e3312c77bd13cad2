-- Where files of agencies' software come from.
create table feed_sources (
  id integer generated always as identity primary key,
  advertiser_id integer references advertisers on delete cascade, -- null for a folder of the operator
  kind text not null check (kind in ('upload', 'folder', 'ftp', 'push')),
  name text not null default '', -- of the software that pushes
  folder text, -- of IMPORTS_DIR; empty for that one itself
  ftp jsonb, -- how an account is reached, without its password
  password text, -- encrypted
  key_hash text unique, -- of the key that pushes files
  seen jsonb not null default '{}', -- by name: size and time of the last look, and whether the file was taken
  look jsonb, -- what the last look that reached the files found there
  looked_at timestamptz,
  problem text, -- why the last look failed
  certificate jsonb, -- shown by its server, and vouched for by nobody
  failing_since timestamptz,
  told_at timestamptz, -- of its problem
  works boolean not null default false, -- has been reached as it is entered: only then it is looked at
  ended_at timestamptz, -- removed: its files and feeds stay
  created_at timestamptz not null default now(),
  check ((kind = 'folder') = (advertiser_id is null)),
  check ((kind = 'folder') = (folder is not null)),
  check (ended_at is not null or (kind = 'ftp') = (ftp is not null)),
  check (ended_at is null or (ftp is null and password is null and key_hash is null))
);
create index feed_sources_advertiser on feed_sources (advertiser_id);
create unique index feed_sources_one_upload on feed_sources (advertiser_id) where kind = 'upload';
create unique index feed_sources_one_folder on feed_sources (folder) where kind = 'folder';
create index feed_sources_to_look_at on feed_sources (id) where ended_at is null and kind in ('folder', 'ftp');

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
create index feeds_advertiser on feeds (advertiser_id, agency);

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
  decided_by text references users on delete set null,
  is_cleared boolean not null default false -- what its lines left in the storage is noted to be deleted
);
create index imports_source on imports (source_id, id);
create index imports_feed on imports (feed_id, id);
create index imports_received on imports (received_at);
create index imports_open on imports (received_at) where state in ('receiving', 'reading', 'preview', 'held', 'waiting');
create index imports_waiting on imports (id) where state = 'waiting';
create index imports_to_clear on imports (id) where not is_cleared and state in ('refused', 'replaced', 'dropped');
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
  outlook jsonb, -- what would come of a home of a first file, before anything is stored
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
  named_at timestamptz not null default now(), -- of its last file, while it has no listing
  primary key (feed_id, key)
);
create index feed_homes_listing on feed_homes (listing_id);
create index feed_homes_without_listing on feed_homes (named_at) where listing_id is null;

-- What files left in the storage: a picture's key, or that of a file in parts.
create table stock_leftovers (key text primary key);
