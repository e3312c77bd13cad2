-- The second factor of operators (TOTP) with its recovery codes, which better-auth encrypts with the session secret.
create table second_factors (
  id text primary key,
  user_id text not null unique references users (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);
-- Whether an account has begun to set one up: better-auth would otherwise open another session at the first code.
alter table users add two_factor_enabled boolean not null default false;
