-- Each offer of a thread is answered by itself, and an agreement names its amount. A thread also tells what changes of its home.
alter type request_step add value if not exists 'offre_acceptee' after 'offre';
alter type request_step add value if not exists 'offre_refusee' after 'offre_acceptee';
alter type request_step add value if not exists 'remise_en_ligne';
alter type request_step add value if not exists 'prix_modifie';

alter table request_events
  -- The offer that an answer, or the agreement on the request, takes up.
  add column offer_id bigint references request_events (id) on delete cascade,
  -- Of 'prix_modifie': the price before; `amount` is the new one.
  add column previous_amount bigint check (previous_amount > 0),
  -- Other steps than an offer have an amount too.
  drop constraint request_events_check,
  add constraint request_events_offer_amount check (step <> 'offre' or amount is not null);
-- Serves the reference when threads are deleted. Almost all rows are outside; writes wait while it is built.
create index request_events_offer on request_events (offer_id) where offer_id is not null;
