-- « Demande de bien »: a seeker asks about one listing, and what comes of it.
create type request_status as enum ('nouvelle', 'en_negociation', 'acceptee', 'declinee', 'retiree');
create type request_author as enum ('demandeur', 'annonceur', 'portail');
create type request_step as enum
  ('demande', 'message', 'negociation', 'fin_negociation', 'offre', 'acceptee', 'declinee', 'retiree', 'depart');
-- What the portal itself says in a thread: each page tells it in its reader's language.
create type request_notice as enum ('withdrawn', 'sold_to_other', 'let_to_other');

create table requests (
  id uuid primary key default gen_random_uuid(),
  number integer not null generated always as identity unique, -- what people see
  listing_id integer not null references listings (id) on delete cascade,
  advertiser_id integer not null references advertisers (id) on delete cascade, -- the listing's, by a trigger
  seeker_id text references users (id) on delete set null, -- null where one asks without an account
  seeker_name text not null,
  seeker_email text not null check (seeker_email = lower(seeker_email)), -- never told to the advertiser
  status request_status not null default 'nouvelle',
  -- Without an account the address is first proved by a mail: until then the advertiser sees nothing.
  confirmed_at timestamptz,
  seeker_read_at timestamptz not null default now(),
  advertiser_read_at timestamptz,
  -- Since when the advertiser blocks its seeker, by account and by address, on all listings (decision 17). Kept here: what is
  -- forgotten with the request is forgotten with it.
  blocked_at timestamptz,
  -- When the seeker's account was deleted; of advertisers it is advertisers.left_at.
  seeker_left_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index requests_listing on requests (listing_id, updated_at desc);
create index requests_advertiser on requests (advertiser_id, updated_at desc);
create index requests_seeker on requests (seeker_id, updated_at desc);
create index requests_seeker_email on requests (seeker_email);
create index requests_blocked on requests (advertiser_id) where blocked_at is not null;
-- What nobody confirmed is forgotten after two days.
create index requests_unconfirmed on requests (created_at) where confirmed_at is null;
-- One negotiation at a time on a listing, whoever clicks first.
create unique index requests_one_negotiation on requests (listing_id) where status = 'en_negociation';

create function set_request_advertiser() returns trigger language plpgsql as $$
begin
  select advertiser_id into new.advertiser_id from listings where id = new.listing_id;
  return new;
end $$;
create trigger requests_advertiser before insert or update of listing_id on requests
  for each row execute function set_request_advertiser();

-- The thread of a request: messages, offers and steps, with who and when. Never changed, only added to.
create table request_events (
  id bigint primary key generated always as identity,
  request_id uuid not null references requests (id) on delete cascade,
  step request_step not null,
  author request_author not null,
  author_name text not null,
  body text not null default '',
  notice request_notice,
  amount bigint check (amount > 0), -- minor units; of an offer
  created_at timestamptz not null default now(),
  check ((step = 'offre') = (amount is not null))
);
create index request_events_thread on request_events (request_id, id);

-- The secret links by which whoever has no account follows a request. Every mail has a link of its own: only hashes are kept,
-- and the mail of last month still opens its thread.
create table request_links (
  secret_hash text primary key, -- SHA-256, in hexadecimal
  request_id uuid not null references requests (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index request_links_request on request_links (request_id);
