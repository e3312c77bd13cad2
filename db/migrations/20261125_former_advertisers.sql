-- Advertisers whose account was deleted: a job looks at each, every day. Blocks changes of advertisers while it is built.
create index if not exists advertisers_left on advertisers (left_at) where left_at is not null;
