-- Indexes for what visitors search. All hold only the listings on show, and carry the columns that
-- searches filter by, so that counting and paging read no table rows (docs/decisions/0006-search.md).

create index listings_newest on listings (published_at desc, id desc)
  include (transaction, property_type, status, price, living_area, rooms, bedrooms, energy_class)
  where status in ('disponible', 'en_negociation');

create index listings_price on listings (price, id)
  include (transaction, property_type, status, living_area, rooms, bedrooms, energy_class)
  where status in ('disponible', 'en_negociation');

create index listings_commune on listings (commune_id, transaction, property_type, price, id)
  include (status, living_area, rooms, bedrooms, energy_class, published_at)
  where status in ('disponible', 'en_negociation');

create index listings_quartier on listings (quartier_key text_pattern_ops)
  include (id, transaction, property_type, status, price, living_area, rooms, bedrooms, energy_class, commune_id, published_at)
  where status in ('disponible', 'en_negociation');

create index listings_keywords on listings using gin (search_vector)
  where status in ('disponible', 'en_negociation');
