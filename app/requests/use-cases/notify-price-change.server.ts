import type { Transaction } from "#app/domain/listing.ts";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { addPriceChange } from "../request-amounts.repository.server.ts";
import { writtenPrice } from "../written-price.ts";

/** A price in minor units, per month for a rental. */
type Price = { transaction: Transaction; price: number };

/**
 * Adds a change of the price to the open threads of a locked listing, in the transaction that changes it. Does nothing for a home that
 * goes from sale to rental: its two prices do not compare.
 */
export async function notifyPriceChange(
  { env }: Pick<Platform, "env">,
  tx: Connection,
  { listingId, before, after }: { listingId: number; before: Price; after: Price },
): Promise<void> {
  if (before.transaction !== after.transaction || before.price === after.price) return;
  const { perMonth, thread } = requestWords.french;
  const written = (price: Price) => writtenPrice(price, env.CURRENCY, perMonth);
  await addPriceChange(tx, {
    listingId,
    from: before.price,
    to: after.price,
    authorName: env.SITE_NAME,
    // The previous release reads this text.
    body: thread.priceChanged[after.transaction](written(before), written(after)),
  });
}
