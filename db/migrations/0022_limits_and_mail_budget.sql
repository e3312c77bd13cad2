-- Limits of tries (decision 17): from when on a further try is taken, where a limit delays ever more.
alter table attempts add column free_at timestamptz;
-- What has ended is deleted every six hours.
create index attempts_ended on attempts (window_ends_at);

-- Mails that others cause spend from one budget per recipient. `merged` is what goes in the place of a mail beyond it;
-- without it such a mail is not sent. `held_as` names a merged mail that waits: one of a kind per recipient.
alter table mails
  add column is_budgeted boolean not null default false,
  add column merged jsonb, -- { subject, text, html, heldAs, thread }
  add column held_as text;
create unique index mails_held on mails (recipient, held_as) where held_as is not null and tries = 0;
