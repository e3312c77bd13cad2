-- « Ce prix dans son marché »: the prices per m² of homes on show, per commune and department, computed by a job
-- (app/listings/prices/market-prices.repository.server.ts). Only places with enough homes to compare have a row.
--   area 'commune': key its id; an arrondissement and a former commune also count for the commune that they belong to.
--   area 'department': key its code.
-- Prices per m² in minor units, of living area, or of land for plots; a rent's per month, charges included.
create table market_prices (
  area text not null check (area in ('commune', 'department')),
  key text not null,
  transaction transaction_type not null,
  property_type property_type not null,
  count integer not null,
  p10 bigint not null,
  p25 bigint not null,
  p50 bigint not null,
  p75 bigint not null,
  p90 bigint not null,
  computed_at timestamptz not null,
  primary key (area, key, transaction, property_type)
);
