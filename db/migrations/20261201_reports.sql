-- What people report to the portal, and what it decides (DSA, articles 16 and 17). Things are named by their ids without foreign
-- keys: a case outlives its thing. Persons are references, which end with their accounts.
create table cases (
  id bigint generated always as identity primary key,
  subject text not null check (subject in ('listing', 'organisation', 'message')),
  subject_id text not null, -- a listing's reference, else the id of its row
  is_grave boolean not null,
  opened_at timestamptz not null,
  due_at timestamptz not null,
  examined_at timestamptz, -- when an operator first opened it
  closed_at timestamptz,
  reporters_erased_at timestamptz -- twelve months after closing
);
-- Later reports of one thing join its open case, whoever reports first.
create unique index cases_one_open on cases (subject, subject_id) where closed_at is null;
create index cases_open on cases ((not is_grave), id) where closed_at is null;
create index cases_closed on cases (closed_at, id) where closed_at is not null;
create index cases_to_erase on cases (closed_at) where reporters_erased_at is null;

create table reports (
  id bigint generated always as identity primary key,
  case_id bigint not null references cases (id) on delete cascade,
  kind text not null,
  explanation text not null,
  name text not null default '',
  email text check (email = lower(email)),
  user_id text references users (id) on delete set null,
  created_at timestamptz not null
);
create index reports_case on reports (case_id, id);
create index reports_user on reports (user_id);
create index reports_email on reports (email) where email is not null;

-- Each mail about a report has a link of its own: only hashes are kept.
create table report_links (
  secret_hash text primary key, -- SHA-256, in hexadecimal
  report_id bigint not null references reports (id) on delete cascade
);
create index report_links_report on report_links (report_id);

create table decisions (
  id bigint generated always as identity primary key,
  case_id bigint references cases (id) on delete set null, -- null where nobody had reported the thing
  subject text not null check (subject in ('listing', 'organisation', 'message', 'account')),
  subject_id text not null,
  choice text not null,
  ground text, -- null where nothing is restricted
  ground_text text not null default '',
  facts text not null,
  statement text, -- what the one decided about was told; null: nothing
  answer text, -- what reporters were told
  actor_id text references users (id) on delete set null,
  decided_at timestamptz not null
);
create index decisions_subject on decisions (subject, subject_id, id);
create index decisions_case on decisions (case_id);
create index decisions_actor on decisions (actor_id);

-- Private notes of operators on a case, an account or an organisation.
create table operator_notes (
  id bigint generated always as identity primary key,
  subject text not null check (subject in ('case', 'account', 'organisation', 'listing')),
  subject_id text not null,
  text text not null,
  author_id text references users (id) on delete set null,
  created_at timestamptz not null
);
create index operator_notes_subject on operator_notes (subject, subject_id, id);
create index operator_notes_author on operator_notes (author_id);
