-- Mails leave by jobs (pg-boss, schema `jobs`; decision 8). `tries` and `next_try_at` are no longer used: they go in a later
-- migration, when no portal of before runs any more.
alter table mails
  add column given_up_at timestamptz;
create index mails_given_up on mails (given_up_at) where given_up_at is not null;
update mails set given_up_at = now() where next_try_at is null;

-- What scheduled jobs delete is found by an index.
create index sessions_expired on sessions (expires_at);
create index verifications_expired on verifications (expires_at);
create index account_links_expired on account_links (expires_at);
create index users_unconfirmed on users (created_at) where not email_verified;
create index listing_views_day on listing_views (day);
create index advertiser_views_day on advertiser_views (day);
create index mails_waiting on mails (created_at) where given_up_at is null;
