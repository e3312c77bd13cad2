-- Accounts, their sessions and what proves who they are. better-auth writes most of them (app/platform/security/auth.server.ts).
create type user_type as enum ('chercheur', 'agence', 'proprietaire');

create table users (
  id text primary key,
  user_type user_type not null,
  first_name text not null,
  family_name text not null,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_unconfirmed on users (created_at) where not email_verified;

create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_expired on sessions (expires_at);

-- One row per way to log in: a password (provider « credential »), Google, Facebook.
create table credentials (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index credentials_user on credentials (user_id);

-- OAuth states, until they are used or expire.
create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);
create index verifications_expired on verifications (expires_at);

-- Links that prove an account's address, by mail: one live link per account and purpose, which serves once.
create table account_links (
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('confirmation', 'reset', 'new-email')),
  secret_hash text not null unique, -- SHA-256, in hexadecimal
  email text not null, -- the recipient; of a new address, the one that it would set
  next text, -- the page of the site that its holder was going to
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, purpose)
);
create index account_links_expired on account_links (expires_at);

-- Whoever changes a password or an address, from wherever in the code, ends all links of the account with it. The argument
-- names the column of the account.
create function end_account_links() returns trigger language plpgsql as $$
begin
  delete from account_links where user_id = to_jsonb(new) ->> tg_argv[0];
  return null;
end $$;
create trigger users_end_links after update of email on users
  for each row when (old.email is distinct from new.email) execute function end_account_links('id');
create trigger credentials_end_links after update of password on credentials
  for each row when (old.password is distinct from new.password) execute function end_account_links('user_id');
create trigger credentials_first_password_ends_links after insert on credentials
  for each row when (new.password is not null) execute function end_account_links('user_id');

-- How often something was tried in the current window: logins, sign-ups, resets, per account and per address (decision 17).
create table attempts (
  key text primary key,
  window_ends_at timestamptz not null,
  count integer not null,
  free_at timestamptz -- from when on a further try is taken, where a limit delays ever more
);
create index attempts_ended on attempts (window_ends_at);
