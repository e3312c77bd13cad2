-- outside a transaction
create index concurrently listing_drafts_advertiser on listing_drafts (advertiser_id, updated_at desc)
  where advertiser_id is not null;
