-- The comforts of listings written before the file above. Pages are read meanwhile; who changes a listing waits for the index.
update listings set features = details.features
from listing_details as details where details.listing_id = listings.id and details.features <> listings.features;

create index listings_features on listings using gin (features)
  where status in ('disponible', 'en_negociation');
