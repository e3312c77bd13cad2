-- The address to which mail programs send a POST to end such mails (RFC 8058); null for mails that one cannot end.
alter table mails add column unsubscribe_url text;
