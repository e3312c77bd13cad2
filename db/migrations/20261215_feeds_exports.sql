-- How software fetches an organisation's listings, and the FTP account that gets them each night.
create table feed_exports (
  advertiser_id integer primary key references advertisers on delete cascade,
  key_hash text unique,
  key_made_at timestamptz,
  key_used_at timestamptz,
  ftp jsonb, -- how the account is reached, without its password
  password text, -- encrypted
  due_at timestamptz, -- when the account gets its next file
  sent_at timestamptz, -- when it last got one
  problem jsonb, -- why the last attempt failed
  failed_since timestamptz,
  told_at timestamptz, -- of the failure: once
  written_at timestamptz, -- when the operator's folder last got a file
  check ((ftp is null) = (password is null)),
  check ((key_hash is null) = (key_made_at is null))
);
create index feed_exports_due on feed_exports (due_at) where due_at is not null;
