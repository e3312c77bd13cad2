-- Who acts for an organisation (`advertisers`), and who runs the portal. The code before this knows one account of each
-- advertiser, `user_id`: that account is its first administrator.
create table memberships (
  advertiser_id integer not null references advertisers (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  role text not null check (role in ('administrator', 'agent', 'assistant')),
  joined_at timestamptz not null default now(),
  primary key (advertiser_id, user_id)
);
create index memberships_user on memberships (user_id);

create table operators (
  user_id text primary key references users (id) on delete cascade,
  role text not null check (role in ('moderator', 'operator')),
  joined_at timestamptz not null default now()
);

-- Of the earlier code too, which writes `user_id` alone.
create function advertisers_first_member() returns trigger language plpgsql as $$
begin
  insert into memberships (advertiser_id, user_id, role) values (new.id, new.user_id, 'administrator') on conflict do nothing;
  return null;
end $$;
create trigger advertisers_first_member after insert or update of user_id on advertisers
  for each row when (new.user_id is not null) execute function advertisers_first_member();

insert into memberships (advertiser_id, user_id, role, joined_at)
  select id, user_id, 'administrator', created_at from advertisers where user_id is not null on conflict do nothing;
