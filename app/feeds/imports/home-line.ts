import { type PropertyType, propertyTypes, type Transaction, transactions } from "#app/domain/listing.ts";
import { formatArea } from "#app/i18n/measures.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { readTypedNumber } from "#app/i18n/typed-number.ts";
import { textIn } from "#app/publish/form/draft-form.ts";
import type { ForeseenHome } from "./shown-import.ts";

/** A home of a file on one line, as far as its file says. */
export type HomeLine = {
  title: string;
  type: PropertyType | null;
  transaction: Transaction | null;
  /** « 63 m² » */
  facts: string[];
  price: string | null;
};

export function homeLineOf({ form }: Pick<ForeseenHome, "form">): HomeLine {
  const number = (field: string) => {
    const read = readTypedNumber(textIn(form, field));
    return read.ok && read.value > 0 ? read.value : null;
  };
  const area = number("livingArea") ?? number("landArea");
  const price = number("price");
  return {
    title: textIn(form, "title"),
    type: propertyTypes.find((type) => type === textIn(form, "type")) ?? null,
    transaction: transactions.find((transaction) => transaction === textIn(form, "transaction")) ?? null,
    facts: area === null ? [] : [formatArea(area)],
    price: price === null ? null : formatPrice(price * 100, "EUR"),
  };
}
