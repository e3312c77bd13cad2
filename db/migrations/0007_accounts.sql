-- Accounts, their sessions and what proves who they are. Written through better-auth (app/platform/auth.server.ts).
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

-- Links sent by mail and OAuth states, until they are used or expire.
create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);

-- How often something was tried in the current window: logins, sign-ups, resets, per account and per address.
create table attempts (
  key text primary key,
  window_ends_at timestamptz not null,
  count integer not null
);

alter table advertisers add column user_id text unique references users (id) on delete set null;
