-- What advertisers write and follow, and what seekers keep and ask.

-- A listing being written: the form as typed, whole or not, until it is published.
create table listing_drafts (
  id uuid primary key,
  user_id text not null references users (id) on delete cascade,
  listing_id integer unique references listings (id) on delete cascade, -- what it changes; null for a new listing
  form jsonb not null default '{}', -- field → text as typed, or list of them; see app/publish/draft.ts
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index listing_drafts_user on listing_drafts (user_id, updated_at desc);

create table draft_photos (
  id uuid primary key,
  draft_id uuid not null references listing_drafts (id) on delete cascade,
  position smallint not null check (position between 0 and 9), -- at most 10 images per listing (spec, section 9)
  media_id integer not null references media (id),
  alt text not null default '',
  unique (draft_id, position) deferrable initially deferred
);
create index draft_photos_media on draft_photos (media_id);

-- How often a listing's page was opened, per day (UTC).
create table listing_views (
  listing_id integer not null references listings (id) on delete cascade,
  day date not null,
  count integer not null check (count > 0),
  primary key (listing_id, day)
);

create table favourites (
  user_id text not null references users (id) on delete cascade,
  listing_id integer not null references listings (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, listing_id)
);
create index favourites_listing on favourites (listing_id);

-- « Demande de bien »: a seeker asks about one listing, and what comes of it.
create type request_status as enum ('nouvelle', 'en_negociation', 'acceptee', 'declinee', 'retiree');
create type request_author as enum ('demandeur', 'annonceur', 'portail');
create type request_step as enum ('demande', 'message', 'negociation', 'offre', 'acceptee', 'declinee', 'retiree');

create table requests (
  id uuid primary key default gen_random_uuid(),
  number integer not null generated always as identity unique, -- what people see
  listing_id integer not null references listings (id) on delete cascade,
  seeker_id text references users (id) on delete set null, -- null where one asks without an account
  seeker_name text not null,
  seeker_email text not null check (seeker_email = lower(seeker_email)), -- never told to the advertiser
  status request_status not null default 'nouvelle',
  -- Without an account the address is first proved by a mail: until then the advertiser sees nothing.
  confirmed_at timestamptz,
  -- SHA-256 of the secret in the links of whoever has no account.
  secret_hash text unique,
  seeker_read_at timestamptz not null default now(),
  advertiser_read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index requests_listing on requests (listing_id, updated_at desc);
create index requests_seeker on requests (seeker_id, updated_at desc);
create index requests_seeker_email on requests (seeker_email);
-- One negotiation at a time on a listing, whoever clicks first.
create unique index requests_one_negotiation on requests (listing_id) where status = 'en_negociation';

-- The thread of a request: messages, offers and steps, with who and when. Never changed, only added to.
create table request_events (
  id bigint primary key generated always as identity,
  request_id uuid not null references requests (id) on delete cascade,
  step request_step not null,
  author request_author not null,
  author_name text not null,
  body text not null default '',
  amount bigint check (amount > 0), -- minor units; of an offer
  created_at timestamptz not null default now(),
  check ((step = 'offre') = (amount is not null))
);
create index request_events_thread on request_events (request_id, id);

-- What became of a listing: each change of status, with who made it.
create table listing_status_changes (
  id bigint primary key generated always as identity,
  listing_id integer not null references listings (id) on delete cascade,
  status listing_status not null,
  user_id text references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index listing_status_changes_listing on listing_status_changes (listing_id, id);
