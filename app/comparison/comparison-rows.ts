import { comparisonRowOf } from "#app/domain/comforts.ts";
import { attributeKeys, type AttributeKey, attributeOf, mapAttributes } from "#app/domain/listing-attributes.ts";
import { formatAmounts } from "#app/costs/format-amounts.ts";
import { monthlyBudget } from "#app/costs/monthly-budget.ts";
import type { StoredBudget } from "#app/browser-storage/budget-store.ts";
import { emptyHomeBudget, readBudget, readHomeBudget } from "#app/costs/typed-budget.ts";
import type { amountWords } from "#app/i18n/fr/costs/amounts.ts";
import type { cardWords } from "#app/i18n/fr/listings/card.ts";
import type { comparisonWords } from "#app/i18n/fr/comparison/comparison.ts";
import type { listingDetailsWords } from "#app/i18n/fr/listings/listing-details.ts";
import type { propertyWords } from "#app/i18n/fr/listings/property.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { formatPrice } from "#app/i18n/money.ts";
import type { Words } from "#app/i18n/words.ts";
import { listingFacts } from "#app/listings/page/listing-facts.ts";
import { salePriceLines } from "#app/listings/prices/listing-price-lines.ts";
import { pricePerMetre } from "#app/listings/prices/price-per-metre.ts";
import type { Currency } from "#app/domain/currency.ts";
import type { ComparedListing } from "./comparison.ts";

type OwnRow = keyof Words<typeof comparisonWords>["rows"];
export type RowKey = OwnRow | AttributeKey;

export type ComparisonRow = {
  key: RowKey;
  label: string;
  /** One cell per listing, in the order of the listings; null where unknown. Lines are separated by line feeds. */
  values: (string | null)[];
  /** Whether two of the listings differ. */
  differs: boolean;
};

type Wording = {
  /** The budget that this browser stores; null on the server, and without one. */
  stored: StoredBudget | null;
  words: Words<typeof comparisonWords>;
  amounts: Words<typeof amountWords>;
  listing: Words<typeof listingDetailsWords>;
  card: Words<typeof cardWords>;
  property: Words<typeof propertyWords>;
  currency: Currency;
};

const comparedAttributes = attributeKeys.filter((key) => attributeOf(key).isCompared);

/** The rows of a comparison, most important first; rows without any known value are left out. */
export function comparisonRows(listings: ComparedListing[], wording: Wording): ComparisonRow[] {
  const cells = withRents(listings, wording);
  const labels = { ...wording.words.rows, ...wording.listing.facts };
  const keys = Object.keys(cells[0] ?? {}) as RowKey[]; // the names of the cells, in the order of the rows
  return keys.flatMap((key) => {
    const values = cells.map((cell) => cell[key] ?? null);
    if (values.every((value) => value === null)) return [];
    return [{ key, label: labels[key], values, differs: new Set(values).size > 1 }];
  });
}

type Cells = Record<OwnRow, string | null> & Partial<Record<AttributeKey, string | null>>;

/** A rent is shown as a monthly cost only beside homes for sale: among rentals the row would repeat the price. */
function withRents(listings: ComparedListing[], wording: Wording): Cells[] {
  const cells = listings.map((listing) => cellsOf(listing, wording));
  if (cells.every(({ monthlyCost }) => monthlyCost === null)) return cells;
  return cells.map((cell, index) => {
    const { transaction, price } = listings[index]!;
    if (transaction !== "location") return cell;
    const monthlyCost = `${formatPrice(price.amount, wording.currency)}\n${wording.words.rentHolds}`;
    return { ...cell, monthlyCost };
  });
}

/** The cells of a listing, in the order of the rows. */
function cellsOf(compared: ComparedListing, wording: Wording): Cells {
  const { words, listing: messages, card, property, currency } = wording;
  const { price, transaction, attributes, comforts, energy } = compared;
  const facts = new Map(listingFacts(compared, messages).map(({ key, value }) => [key, value]));
  const money = (amount: number | null) => (amount === null ? null : formatPrice(amount, currency));
  const comfortsIn = (row: ReturnType<typeof comparisonRowOf>) =>
    comforts
      .filter((comfort) => comparisonRowOf(comfort) === row)
      .map((comfort) => messages.comforts[comfort])
      .join(", ") || null;
  const area = compared.propertyType === "terrain" ? attributes.landArea : attributes.livingArea;
  const perMetre = money(pricePerMetre({ amount: price.amount, area, transaction }));
  return {
    price:
      transaction === "location"
        ? words.rent(formatPrice(price.amount, currency))
        : formatPrice(price.amount, currency),
    monthlyCost: monthlyCostText(compared, wording),
    perMetre: perMetre === null ? null : card.perSquareMetre(perMetre),
    kind: `${property.propertyTypes[compared.propertyType]}, ${property.transactions[transaction].toLocaleLowerCase("fr")}`,
    ...mapAttributes(comparedAttributes, (key) => facts.get(key) ?? null),
    energy: classText(energy, energy.energyClass, words),
    climate: classText(energy, energy.climateClass, words),
    charges: chargesText(compared, words, currency),
    fees: feesText(compared, words.fees, currency),
    deposit: transaction === "location" ? money(price.deposit) : null,
    outside: comfortsIn("outside"),
    parking: comfortsIn("parking"),
    features: comfortsIn("features"),
    commune: `${compared.communeName} (${compared.departmentCode})`,
    advertiser: compared.agent.name,
    published: formatDate(compared.publishedOn),
  };
}

function monthlyCostText({ budget, reference }: ComparedListing, { stored, words, amounts }: Wording): string | null {
  if (!budget || !stored) return null;
  const own = readHomeBudget(stored.homes.get(reference) ?? emptyHomeBudget, budget);
  const { monthly, parts } = monthlyBudget(budget, own.wishes, readBudget(stored.texts).wishes);
  if (!monthly) return null;
  const text = formatAmounts(monthly, amounts);
  return `${text}\n${parts.some(({ key }) => key === "tax") ? words.withTax : words.withoutTax}`;
}

function classText(
  { status }: ComparedListing["energy"],
  letter: string | null,
  words: Wording["words"],
): string | null {
  if (status === "fait") return letter;
  return status === "en-cours" ? words.energyPending : words.energyExempt;
}

function chargesText(
  { price, transaction, copropriete }: ComparedListing,
  words: Wording["words"],
  currency: Currency,
): string | null {
  if (transaction === "vente")
    return copropriete?.annualCharges ? words.perYear(formatPrice(copropriete.annualCharges, currency)) : null;
  return price.charges ? words.included(formatPrice(price.charges, currency)) : words.noCharges;
}

function feesText(
  { price, transaction }: ComparedListing,
  fees: Wording["words"]["fees"],
  currency: Currency,
): string | null {
  if (transaction === "vente") return salePriceLines(price, { messages: fees, currency }).join("\n") || null;
  return price.tenantFees ? fees.tenantFees(formatPrice(price.tenantFees, currency)) : null;
}
