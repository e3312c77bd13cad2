-- What a listing became, by whom: `actor` is the kind of actor (app/account/actor.ts), with the name of a feed or a job.
alter table listing_events add column actor text, add column actor_id text, add column stage text;
alter table listing_events add constraint listing_events_actor foreign key (actor_id) references users (id)
  on delete set null not valid;
-- Two kinds that nobody is told of; every stored row has one of the others.
alter table listing_events drop constraint listing_events_kind_check;
alter table listing_events add constraint listing_events_kind
  check (kind in ('new', 'back', 'cheaper', 'negotiation', 'gone', 'changed', 'moved')) not valid;
