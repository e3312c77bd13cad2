import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import type { Transaction } from "#app/domain/listing.ts";
import { writtenPrice } from "../written-price.ts";

/** « 285 000 € », « 670 € /mois »: a price or an offer. `amount` in minor units. */
export function ListingPriceText({ amount, transaction }: { amount: number; transaction: Transaction }) {
  return <span className="whitespace-nowrap tabular-nums">{useWrittenPrice(transaction)(amount)}</span>;
}

/** Writes a price within a sentence. */
export function useWrittenPrice(transaction: Transaction): (amount: number) => string {
  const { perMonth } = useWords(requestWords);
  const { currency } = useSite();
  return (price) => writtenPrice({ price, transaction }, currency, perMonth);
}
