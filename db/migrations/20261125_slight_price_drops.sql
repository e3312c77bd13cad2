-- A drop below 1 % is shown no more: badge, filter and order now follow the rule of the mails (app/listings/life/price-change.ts).
-- The history of prices keeps them. Reads all of `listings` once, since the indexes on drops leave out homes that are not on
-- show, which may come back. It locks the few rows that it changes, to its end: only who changes one of those homes waits.
-- An instance of the previous release may still store such a drop: it is shown until the price rises, or drops again by 1 %.
update listings set previous_price = null, price_changed_at = null
where price_changed_at is not null and (previous_price is null or (previous_price - price) * 100 < previous_price);
