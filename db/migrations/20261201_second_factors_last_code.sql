-- The codes that proved a second factor while they were still valid, apart by spaces: each serves once.
alter table second_factors add last_code text, add last_code_at timestamptz;
