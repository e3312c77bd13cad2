-- Homes that have become cheaper: `price_changed_at` is the day of the drop that `previous_price` tells, else null.
-- Two indexes, since new homes have no drop yet: in the order of publication, those that have would be found last.
-- Who changes a listing waits for them.

-- The searches for them; a new listing is not in it.
create index listings_dropped on listings (published_at desc, id desc)
  include (traits, price, search_area, rooms)
  where status in ('disponible', 'en_negociation') and price_changed_at is not null;

-- The order « latest drop first, then the others, newest first », of which any page is near one end or the other.
create index listings_drop_order on listings (price_changed_at desc nulls last, published_at desc, id desc)
  include (traits, price, search_area, rooms)
  where status in ('disponible', 'en_negociation');
