-- What a listing has cost since it was published, one row per price. The rules are those of
-- app/publish/publication/price-history.ts: a change within 24 hours of the publication replaces the first row, and between
-- sale and rent the history starts anew. The next file adds listings of before: apart, so that nobody waits meanwhile.
create table listing_prices (
  listing_id integer not null references listings (id) on delete cascade,
  since timestamptz not null,
  price bigint not null check (price > 0), -- as listings.price
  primary key (listing_id, since)
);
