-- Limits of tries (decision 17): from when on a further try is taken, where a limit delays ever more.
alter table attempts add column free_at timestamptz;
-- What has ended is deleted every six hours.
create index attempts_ended on attempts (window_ends_at);

-- Mails that others cause spend from one budget per recipient. `merged` is what goes in the place of a mail beyond it;
-- without it such a mail is not sent. `merge_key` names a merged mail that waits: one of a kind per recipient.
alter table mails
  add column is_budgeted boolean not null default false,
  add column merged jsonb, -- { subject, text, html, mergeKey, requestId }
  add column merge_key text;
create unique index mails_merged on mails (recipient, merge_key) where merge_key is not null and tries = 0;
