import type { Currency } from "#app/domain/currency.ts";
import type { Transaction } from "#app/domain/listing.ts";
import { formatPrice } from "#app/i18n/money.ts";

/** « 285 000 € », « 670 € /mois »: a price or an offer, in minor units. `perMonth` is the reader's word. */
export const writtenPrice = (
  { price, transaction }: { price: number; transaction: Transaction },
  currency: Currency,
  perMonth: string,
): string => `${formatPrice(price, currency)}${transaction === "location" ? `\u00A0${perMonth}` : ""}`;
