-- Links that prove an account's address, by mail: one live link per account and purpose, which serves once. Until now a
-- reset left the links before it alive, and a change of password or address left all of them.
create table account_links (
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('confirmation', 'reset', 'new-email')),
  secret_hash text not null unique, -- SHA-256, in hexadecimal
  email text not null, -- where it was sent; of a new address, the one that it would set
  next text, -- the page of the site that its holder was going to
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, purpose)
);

-- Whoever changes a password or an address, from wherever in the code, ends all links of the account with it. The argument
-- names the column of the account.
create function end_account_links() returns trigger language plpgsql as $$
begin
  delete from account_links where user_id = to_jsonb(new) ->> tg_argv[0];
  return null;
end $$;
create trigger users_end_links after update of email on users
  for each row when (old.email is distinct from new.email) execute function end_account_links('id');
create trigger credentials_end_links after update of password on credentials
  for each row when (old.password is distinct from new.password) execute function end_account_links('user_id');
create trigger credentials_first_password_ends_links after insert on credentials
  for each row when (new.password is not null) execute function end_account_links('user_id');

-- Links of before do not serve any more: their holders ask for new ones.
delete from verifications where identifier like 'reset-password:%' or identifier like 'new-email:%';
