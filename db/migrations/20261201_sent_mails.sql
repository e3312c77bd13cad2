-- Mails that have left, for a month: to whom, about what and when. Their texts and links, which are secrets, are not kept.
create table sent_mails (
  id uuid primary key, -- the mail's own, which its Message-ID names
  recipient text not null,
  subject text not null,
  queued_at timestamptz not null,
  sent_at timestamptz not null default now()
);
create index sent_mails_sent on sent_mails (sent_at, id);
create index sent_mails_recipient on sent_mails (lower(recipient), sent_at);
-- The back office searches by recipient.
create index mails_recipient on mails (lower(recipient));
