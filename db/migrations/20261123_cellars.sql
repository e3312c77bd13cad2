-- How many cellars a home has; null where its advertiser does not say, as the previous release leaves it.
alter table listing_details add column cellars smallint check (cellars >= 0);
