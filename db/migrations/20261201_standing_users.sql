-- What moderation lets an account do: null, 'no_new_listings' or 'suspended'.
alter table users add standing text, add standing_since timestamptz;
