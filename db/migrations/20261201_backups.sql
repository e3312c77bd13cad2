-- When `npm run backup` last succeeded, for the checks of the back office. Rows of a year ago go with the next one.
create table backups (
  finished_at timestamptz primary key default clock_timestamp(),
  tables integer not null,
  pictures integer not null
);
