-- Mails that have not left yet. Written in the transaction of what they tell of, deleted once sent: their
-- links are secrets. A row without `next_try_at` was given up, and stays a while for the operator to read.
create table mails (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  tries integer not null default 0,
  next_try_at timestamptz default now(),
  last_error text,
  created_at timestamptz not null default now()
);
create index mails_due on mails (next_try_at) where next_try_at is not null;
