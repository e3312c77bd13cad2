-- Listings that the portal hides (stage « masquee »), with the stage to which they return.
create table hidden_listings (
  listing_id integer primary key references listings (id) on delete cascade,
  stage text not null,
  -- Whether it is hidden with all others of a suspended organisation, and returns with them.
  with_organisation boolean not null,
  hidden_at timestamptz not null default now()
);
