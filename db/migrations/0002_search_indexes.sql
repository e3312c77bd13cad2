-- Indexes for what visitors search. All hold only the listings on show, and carry the columns that
-- searches filter by, so that counting and paging read no table rows (docs/decisions/0006-search.md).

-- What facets count, in one number: transaction, type, status, bedrooms and energy class. Read back by
-- app/search/traits.ts. Grouping a million rows by one small number costs a third of grouping by five columns.
alter table listings add column traits smallint generated always as (
  ((((case transaction when 'vente' then 0 else 1 end) * 3
    + (case property_type when 'appartement' then 0 when 'maison' then 1 else 2 end)) * 2
    + (case status when 'en_negociation' then 1 else 0 end)) * 12
    + least(coalesce(bedrooms, 0), 11)) * 8
    + (case energy_class when 'A' then 1 when 'B' then 2 when 'C' then 3 when 'D' then 4 when 'E' then 5 when 'F' then 6 when 'G' then 7 else 0 end)
) stored;

create index listings_newest on listings (published_at desc, id desc)
  include (traits, price, living_area, rooms)
  where status in ('disponible', 'en_negociation');

create index listings_price on listings (price, id)
  include (traits, living_area, rooms)
  where status in ('disponible', 'en_negociation');

create index listings_commune on listings (commune_id, price, id)
  include (traits, living_area, rooms, published_at)
  where status in ('disponible', 'en_negociation');

create index listings_area on listings (living_area)
  include (traits, rooms, price)
  where status in ('disponible', 'en_negociation');

create index listings_quartier on listings (quartier_key text_pattern_ops)
  include (id, traits, price, living_area, rooms, commune_id, published_at)
  where status in ('disponible', 'en_negociation');

create index listings_keywords on listings using gin (search_vector)
  where status in ('disponible', 'en_negociation');
