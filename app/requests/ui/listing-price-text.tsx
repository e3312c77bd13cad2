import { requestWords } from "#app/i18n/fr/requests.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import type { Transaction } from "#app/domain/listing.ts";

/** « 285 000 € », « 670 € /mois »: a price or an offer. `amount` in minor units. */
export function ListingPriceText({ amount, transaction }: { amount: number; transaction: Transaction }) {
  const { perMonth } = useWords(requestWords);
  const { currency } = useSite();
  return (
    <span className="whitespace-nowrap tabular-nums">
      {formatPrice(amount, currency)}
      {transaction === "location" ? `\u00A0${perMonth}` : ""}
    </span>
  );
}
