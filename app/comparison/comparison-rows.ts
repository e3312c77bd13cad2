import type { cardWords } from "#app/i18n/fr/card.ts";
import type { comparisonWords } from "#app/i18n/fr/comparison.ts";
import type { listingDetailsWords } from "#app/i18n/fr/listing-details.ts";
import type { propertyWords } from "#app/i18n/fr/property.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { formatPrice } from "#app/i18n/money.ts";
import type { Words } from "#app/i18n/words.ts";
import { listingFacts } from "#app/listings/listing-facts.ts";
import { salePriceLines } from "#app/listings/listing-price-lines.ts";
import { pricePerMetre } from "#app/listings/price-per-metre.ts";
import type { Currency } from "#app/domain/currency.ts";
import type { ComparedListing } from "./comparison.ts";

export type RowKey = keyof Words<typeof comparisonWords>["rows"];

export type ComparisonRow = {
  key: RowKey;
  label: string;
  /** One for each listing, in their order; null where it is not known. Lines are told apart by line feeds. */
  values: (string | null)[];
  /** Whether two of the listings differ. */
  differs: boolean;
};

type Wording = {
  words: Words<typeof comparisonWords>;
  listing: Words<typeof listingDetailsWords>;
  card: Words<typeof cardWords>;
  property: Words<typeof propertyWords>;
  currency: Currency;
};

const outside = ["balcon", "terrasse", "jardin", "piscine"];
const parking = ["parking", "garage"];

/** What tells these listings apart and what does not, most asked first; rows of which nothing is known are left out. */
export function comparisonRows(listings: ComparedListing[], wording: Wording): ComparisonRow[] {
  const cells = listings.map((listing) => cellsOf(listing, wording));
  const keys = Object.keys(wording.words.rows) as RowKey[]; // the catalogue's own names
  return keys.flatMap((key) => {
    const values = cells.map((cell) => cell[key]);
    if (values.every((value) => value === null)) return [];
    return [{ key, label: wording.words.rows[key], values, differs: new Set(values).size > 1 }];
  });
}

function cellsOf(
  compared: ComparedListing,
  { words, listing: messages, card, property, currency }: Wording,
): Record<RowKey, string | null> {
  const { price, transaction, building, energy } = compared;
  const facts = new Map(listingFacts(compared, messages).map(({ key, value }) => [key, value]));
  const money = (amount: number | null) => (amount === null ? null : formatPrice(amount, currency));
  const named = (wanted: (feature: string) => boolean) =>
    building.features
      .filter(wanted)
      .flatMap((feature) => messages.features[feature] ?? [])
      .join(", ") || null;
  const area = compared.propertyType === "terrain" ? compared.surfaces.land : compared.surfaces.living;
  const perMetre = money(pricePerMetre({ amount: price.amount, area, transaction }));
  return {
    price:
      transaction === "location"
        ? words.rent(formatPrice(price.amount, currency))
        : formatPrice(price.amount, currency),
    perMetre: perMetre === null ? null : card.perSquareMetre(perMetre),
    kind: `${property.propertyTypes[compared.propertyType]}, ${property.transactions[transaction].toLocaleLowerCase("fr")}`,
    living: facts.get("living") ?? null,
    land: facts.get("land") ?? null,
    rooms: facts.get("rooms") ?? null,
    bedrooms: facts.get("bedrooms") ?? null,
    floor: facts.get("floor") ?? null,
    energy: classText(energy, energy.energyClass, words),
    climate: classText(energy, energy.climateClass, words),
    charges: chargesText(compared, words, currency),
    fees: feesText(compared, messages.fees, currency),
    deposit: transaction === "location" ? money(price.deposit) : null,
    outside: named((feature) => outside.includes(feature)),
    parking: named((feature) => parking.includes(feature)),
    features: named((feature) => !outside.includes(feature) && !parking.includes(feature)),
    year: facts.get("year") ?? null,
    commune: `${compared.communeName} (${compared.departmentCode})`,
    advertiser: compared.agent.name,
    published: formatDate(compared.publishedOn),
  };
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
  fees: Wording["listing"]["fees"],
  currency: Currency,
): string | null {
  if (transaction === "vente") return salePriceLines(price, { messages: fees, currency }).join("\n") || null;
  return price.tenantFees ? fees.tenantFees(formatPrice(price.tenantFees, currency)) : null;
}
