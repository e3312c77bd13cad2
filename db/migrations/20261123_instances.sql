-- Instances that run on this database: one that starts with other settings finds them here (decision 18).
create table instances (
  id uuid primary key,
  host text not null,
  -- Derived from the session secret; null for an instance that signs no sessions.
  secret_mark text,
  started_at timestamptz not null default now(),
  -- Not now(): a transaction may have waited for its lock.
  seen_at timestamptz not null default clock_timestamp()
);
