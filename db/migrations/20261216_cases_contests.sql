-- Who disagrees with a decision contests it (DSA, article 20): a report that names the decision. Cases are now of accounts too.
alter table cases drop constraint cases_subject_check;
alter table cases add constraint cases_subject_check check (subject in ('listing', 'organisation', 'message', 'account'));
alter table reports add column decision_id bigint references decisions (id) on delete set null; -- of a contest alone
create index reports_decision on reports (decision_id) where decision_id is not null;

-- Each mail to somebody whom a decision is about has a link of its own: only hashes are kept.
create table decision_links (
  secret_hash text primary key, -- SHA-256, in hexadecimal
  decision_id bigint not null references decisions (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index decision_links_decision on decision_links (decision_id);
create index decision_links_user on decision_links (user_id);
create index decision_links_old on decision_links (created_at);
