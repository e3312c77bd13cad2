-- When the one reminder of an unconfirmed request was mailed.
alter table requests add column reminded_at timestamptz;
