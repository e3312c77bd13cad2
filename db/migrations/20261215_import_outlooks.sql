-- What would come of a home of a first file, before anything is stored: whether it is complete, what it lacks, where it is.
alter table import_lines add column outlook jsonb;
