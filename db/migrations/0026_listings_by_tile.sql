-- Searches around communes read the tiles that their circles touch (app/search/search-conditions.server.ts), instead of
-- the listings of thousands of communes. Of the tenth level, as listing_cells counts them. Few tiles hold many listings:
-- the index is a seventh of listings_map.
create index listings_tile on listings ((map_cell >> 10))
  where status in ('disponible', 'en_negociation');
