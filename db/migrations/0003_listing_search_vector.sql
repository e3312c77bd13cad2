-- The words by which a listing is found, wherever it is written from: publication, import, samples.
-- Without positions: they would double the size of the index, and results are not ranked by nearness of words.
create function listing_search_vector(title text, quartier text, commune_name text, description text) returns tsvector
  language sql immutable parallel safe
  return strip(to_tsvector('public.french_unaccent'::regconfig,
    title || ' ' || coalesce(quartier, '') || ' ' || commune_name || ' ' || description));
