import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { requestEvents } from "#db/schema/requests.ts";
import type { OfferEvent } from "./offers.ts";
import { isOpenInSql } from "./requests.repository.server.ts";

/** Older offers were replaced: no rule needs them. */
const MOST_OFFERS = 50;

/** The last offers of a thread and the events that followed them, oldest first. */
export async function findOfferEvents(tx: Connection, requestId: string): Promise<OfferEvent[]> {
  const { id, step, author, amount, offerId } = requestEvents;
  const latest = await tx
    .select({ id, step, author, amount, offerId })
    .from(requestEvents)
    .where(
      and(
        eq(requestEvents.requestId, requestId),
        inArray(step, ["offre", "offre_acceptee", "offre_refusee", "acceptee", "remise_en_ligne"]),
      ),
    )
    .orderBy(desc(id))
    .limit(MOST_OFFERS);
  return latest.toReversed();
}

/** Adds a change of the price, in minor units, to the open threads of a listing. */
export async function addPriceChange(
  tx: Connection,
  {
    listingId,
    from,
    to,
    body,
    authorName,
  }: { listingId: number; from: number; to: number; body: string; authorName: string },
): Promise<void> {
  await tx.execute(sql`
    with told as (
      insert into request_events (request_id, step, author, author_name, body, previous_amount, amount, created_at)
      select id, 'prix_modifie', 'portail', ${authorName}, ${body}, ${from}, ${to}, clock_timestamp() from requests
      where listing_id = ${listingId} and ${isOpenInSql}
      returning request_id, created_at
    ) update requests r set updated_at = told.created_at from told where r.id = told.request_id`);
}
