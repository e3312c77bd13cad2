-- What an account wants to be told of its favourites by mail. An account without a row has the defaults.
create table favourite_notices (
  user_id text primary key references users (id) on delete cascade,
  tells_drop boolean not null default true,
  tells_negotiation boolean not null default true,
  tells_gone boolean not null default true
);
