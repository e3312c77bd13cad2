-- Mails that have not left yet, written in the transaction of what they tell of, deleted once sent: their links are secrets. Jobs
-- send them (pg-boss, which keeps the schema `jobs`; decision 8). One that was given up stays a while for the operator to read.
create table mails (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  last_error text,
  created_at timestamptz not null default now(),
  -- Mails that others cause spend from one budget per recipient. `merged` is what goes in the place of a mail beyond it; without it
  -- such a mail is not sent. `merge_key` names a merged mail that waits: one of a kind per recipient.
  is_budgeted boolean not null default false,
  merged jsonb, -- { subject, text, html, mergeKey, requestId }
  merge_key text,
  given_up_at timestamptz,
  -- The address to which mail programs send a POST to end such mails (RFC 8058); null for mails that one cannot end.
  unsubscribe_url text,
  -- From before jobs: how often it was tried, and when next.
  tries integer not null default 0,
  next_try_at timestamptz default now()
);
create index mails_due on mails (next_try_at) where next_try_at is not null;
create index mails_waiting on mails (created_at) where given_up_at is null;
create index mails_given_up on mails (given_up_at) where given_up_at is not null;
create unique index mails_merged on mails (recipient, merge_key) where merge_key is not null and tries = 0;
