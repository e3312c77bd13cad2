-- The secret links by which whoever has no account follows a request. Every mail has a link of its own: only hashes
-- are kept, and the mail of last month still opens its thread.
create table request_links (
  secret_hash text primary key, -- SHA-256, in hexadecimal
  request_id uuid not null references requests (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index request_links_request on request_links (request_id);
alter table requests drop column secret_hash;

-- What nobody confirmed is forgotten after two days.
create index requests_unconfirmed on requests (created_at) where confirmed_at is null;
