import type { listingDetailsWords } from "#app/i18n/fr/listings/listing-details.ts";
import type { Words } from "#app/i18n/words.ts";
import { formatDecimal } from "#app/i18n/measures.ts";
import { formatPrice } from "#app/i18n/money.ts";
import type { Currency } from "#app/domain/currency.ts";
import type { ListingPrice } from "../listing-view.ts";

type PriceWords = Words<typeof listingDetailsWords>["price"];
type Wording = { messages: PriceWords; currency: Currency };

/** Words for a sale's fees; a table with the label « Honoraires » has shorter ones. */
type FeeWords = Pick<
  PriceWords,
  "withoutFees" | "buyerFees" | "buyerFeesUnknown" | "sharedFees" | "sharedFeesUnknown" | "sellerFees"
>;

/** The sentences that the law requires beside a sale's price (arrêté du 10 janvier 2017, article 3), one per line. */
export function salePriceLines(
  price: ListingPrice,
  { messages, currency }: { messages: FeeWords; currency: Currency },
): string[] {
  const lines: string[] = [];
  if (price.feesPayer === "vendeur") lines.push(messages.sellerFees);
  if (price.feesPayer === "acquereur" || price.feesPayer === "partage") {
    if (price.withoutFees !== null) lines.push(messages.withoutFees(formatPrice(price.withoutFees, currency)));
    lines.push(sharedOrBuyerFees(price.feesPayer, price.feesPercent, messages));
  }
  return lines;
}

/** The sentences that the law requires beside a rent (same arrêté, article 4; loi du 6 juillet 1989, articles 3 and 17). */
export function rentPriceLines(
  price: ListingPrice,
  furnished: boolean | null,
  { messages, currency }: Wording,
): string[] {
  const amount = (value: number) => formatPrice(value, currency);
  const lines: string[] = [];
  if (furnished !== null) lines.push(`${furnished ? messages.furnished : messages.unfurnished}.`);
  lines.push(chargesLine(price, { messages, currency }));
  lines.push(price.deposit ? messages.deposit(amount(price.deposit)) : messages.noDeposit);
  if (price.rentReferenceMax !== null) {
    lines.push(messages.rentControl, messages.rentReferenceMax(amount(price.rentReferenceMax)));
    if (price.rentBase !== null) lines.push(messages.rentBase(amount(price.rentBase)));
    if (price.rentSupplement) lines.push(messages.rentSupplement(amount(price.rentSupplement)));
  }
  if (price.tenantFees) lines.push(messages.tenantFees(amount(price.tenantFees)));
  if (price.inventoryFee) lines.push(messages.inventoryFee(amount(price.inventoryFee)));
  return lines;
}

function sharedOrBuyerFees(payer: "acquereur" | "partage", percent: number | null, messages: FeeWords): string {
  if (percent === null) return payer === "partage" ? messages.sharedFeesUnknown : messages.buyerFeesUnknown;
  return payer === "partage" ? messages.sharedFees(formatDecimal(percent)) : messages.buyerFees(formatDecimal(percent));
}

function chargesLine(price: ListingPrice, { messages, currency }: Wording): string {
  if (!price.charges) return messages.noCharges;
  const amount = formatPrice(price.charges, currency);
  if (price.chargesKind === "forfait") return messages.chargesForfait(amount);
  if (price.chargesKind === "provisions") return messages.chargesProvision(amount);
  return messages.charges(amount);
}
