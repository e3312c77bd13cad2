-- What operators and moderators did, for years: it names accounts and things by their ids, which stay when these are gone.
create table operator_acts (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor_id text, -- null for a command on the machine
  actor text not null, -- the role that acted
  act text not null,
  subject text not null,
  subject_id text not null,
  why text not null default '',
  before text, -- texts go after twelve months
  after text
);
create index operator_acts_subject on operator_acts (subject, subject_id, id);
create index operator_acts_actor on operator_acts (actor_id, id);
create index operator_acts_act on operator_acts (act, id);
create index operator_acts_at on operator_acts (at);
create index operator_acts_texts on operator_acts (at) where before is not null or after is not null;

-- Nothing is changed or deleted, but texts that are a year old, by the job that says that it is the one.
create function refuse_change_of_act() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('bienvu.retention', true) = 'acts' and old.at < now() - interval '12 months'
    and to_jsonb(new) = to_jsonb(old) || '{"before": null, "after": null}' then
    return new;
  end if;
  raise exception 'acts of operators are only added';
end $$;
create trigger operator_acts_stay before update or delete on operator_acts
  for each row execute function refuse_change_of_act();
create trigger operator_acts_stay_all before truncate on operator_acts
  for each statement execute function refuse_change_of_act();
