-- The same of an organisation; and the account with which it is suspended, as its last member.
alter table advertisers add standing text, add standing_since timestamptz, add suspended_with text;
