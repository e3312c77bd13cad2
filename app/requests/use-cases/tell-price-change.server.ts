import type { Transaction } from "#app/domain/listing.ts";
import { requestWords } from "#app/i18n/fr/requests.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { addPriceChange } from "../request-amounts.repository.server.ts";
import { writtenPrice } from "../written-price.ts";

/** In minor units; a rent is per month. */
type Price = { transaction: Transaction; price: number };

/**
 * Adds a change of the price to the open threads of a locked listing, in the transaction that changes it. A home that
 * goes from sale to rental has no price to compare.
 */
export async function tellPriceChange(
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
    // For the previous release.
    body: thread.priceChanged[after.transaction](written(before), written(after)),
  });
}
