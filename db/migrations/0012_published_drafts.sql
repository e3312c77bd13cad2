-- What became of a draft, so that a second click on « Déposer l'annonce », or Back after it, leads to the listing.
create table published_drafts (
  draft_id uuid primary key,
  user_id text not null references users (id) on delete cascade,
  listing_id integer not null references listings (id) on delete cascade,
  is_new boolean not null, -- false where it changed a listing that was there
  published_at timestamptz not null default now()
);
create index published_drafts_listing on published_drafts (listing_id);
create index published_drafts_user on published_drafts (user_id);

-- Where the advertiser placed it, if they did: else listings.latitude and longitude are somewhere in its commune.
alter table listing_details
  add column exact_latitude double precision check (exact_latitude between -90 and 90),
  add column exact_longitude double precision check (exact_longitude between -180 and 180),
  add check ((exact_latitude is null) = (exact_longitude is null));
