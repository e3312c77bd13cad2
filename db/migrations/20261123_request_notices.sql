-- What the portal itself says in a thread is a code, which each page tells in its reader's language. `body` keeps the French
-- sentence as well: the previous release reads nothing else. Once that is gone, new rows may leave it empty.
create type request_notice as enum ('withdrawn', 'sold_to_other', 'let_to_other');
alter table request_events add column notice request_notice;
