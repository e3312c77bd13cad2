alter table listing_events validate constraint listing_events_actor;
alter table listing_events validate constraint listing_events_kind;
