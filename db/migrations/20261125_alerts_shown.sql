-- When the list of alerts was last shown. What came since the visit before stays new for an hour: a look at a home and back
-- must not clear the list.
alter table alerts add column shown_at timestamptz;
