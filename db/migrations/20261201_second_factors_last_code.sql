-- The last code that proved a second factor: each serves once.
alter table second_factors add last_code text, add last_code_at timestamptz;
