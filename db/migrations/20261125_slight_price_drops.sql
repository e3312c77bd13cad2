-- A drop below 1 % is shown no more: badge, filter and order now follow the rule of the mails (app/listings/price-change.ts).
-- Few rows: those that were changed since drops are stored. The history of prices keeps them.
update listings set previous_price = null, price_changed_at = null
where price_changed_at is not null and (previous_price is null or (previous_price - price) * 100 < previous_price);
