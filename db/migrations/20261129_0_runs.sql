-- How far long work is that jobs do in chunks (decision 8). Before the day's other files: fills of tables need it.
create table runs (
  id integer generated always as identity primary key,
  -- The name of its jobs.
  job text not null,
  -- Of a fill: the name of its migration.
  subject text not null,
  -- What each of its jobs needs to know.
  data jsonb not null,
  -- Chunks that are done.
  step integer not null default 0,
  -- Where the next one begins; null at the beginning.
  cursor text,
  started_at timestamptz not null default now(),
  ended_at timestamptz
);
create index runs_open on runs (id) where ended_at is null;
