-- outside a transaction
create index concurrently advertisers_digits on advertisers (regexp_replace(phone, '\D', '', 'g')) where phone is not null;
