-- When a session last proved the second factor.
alter table sessions add second_factor_at timestamptz;
