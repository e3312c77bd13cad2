-- An advertiser whose account was deleted while others still read the conversations on its listings: nameless, without
-- anything of its own, in no directory.
alter table advertisers add column left_at timestamptz;
