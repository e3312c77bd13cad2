-- Drafts that their account discarded, for as long as a photo may still be on its way to one: it must not bring it back.
-- Names nobody: an id drawn at random, without its account.
create table discarded_drafts (
  draft_id uuid primary key,
  discarded_at timestamptz not null default now()
);
create index discarded_drafts_time on discarded_drafts (discarded_at);
