-- An advertiser blocks whoever made this request, by account and by address, on all listings (decision 17). Kept on the
-- request: nothing about a person is written twice, and what is forgotten with the request is forgotten here too.
alter table requests add column blocked_at timestamptz;
create index requests_blocked on requests (advertiser_id) where blocked_at is not null;
