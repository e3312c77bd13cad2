-- Advertisers whose account was deleted: a job looks at each, every day.
create index advertisers_left on advertisers (left_at) where left_at is not null;
