-- What nobody may send from or write: rules of operators, each until a day or until it is ended.
create table blocks (
  id integer primary key generated always as identity,
  kind text not null check (kind in ('domain', 'network', 'telephone')),
  value text not null, -- a domain in lower case; a network as CIDR; the digits of a number
  ends_at timestamptz, -- null: until it is ended
  created_at timestamptz not null default now(),
  unique (kind, value)
);
