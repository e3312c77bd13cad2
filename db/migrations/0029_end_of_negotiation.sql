-- A negotiation can end while its request goes on: neither accepted nor declined.
alter type request_step add value 'fin_negociation' before 'offre';

-- Sample agencies had no fee schedule, without which the portal lets no agency change a listing.
update listing_details set fee_schedule_url = 'https://www.example.org/honoraires'
  from listings join advertisers on advertisers.id = listings.advertiser_id
  where listings.id = listing_details.listing_id and listings.is_sample and advertisers.role = 'agent-commissionnaire'
    and listing_details.fee_schedule_url is null;
