import {
  type EnergyClass,
  energyClasses,
  type PropertyType,
  propertyTypes,
  type Transaction,
} from "#app/domain/listing.ts";
import { type Offer, offers, type SearchCriteria } from "./criteria.ts";
import type { Facets } from "./search-result.ts";

/** What facets tell apart, as the column `listings.traits` holds it in one number (migration 0002). */
export type Traits = {
  transaction: Transaction;
  propertyType: PropertyType;
  status: "disponible" | "en_negociation";
  bedrooms: number;
  energyClass: EnergyClass | null;
};

/** Listings on show that share these traits. */
export type TraitCount = Traits & { count: number };

export type TraitCriteria = Pick<SearchCriteria, "offer" | "propertyType" | "minBedrooms" | "energyClasses">;

const BEDROOM_VALUES = 12;
const CLASS_VALUES = 8;
const NUMBER_COUNT = 2 * 3 * 2 * BEDROOM_VALUES * CLASS_VALUES;
const bedroomSteps = [1, 2, 3, 4, 5] as const;

/** The traits that a number of the column stands for. */
export function readTraits(number: number): Traits {
  const energy = number % CLASS_VALUES;
  const bedrooms = Math.floor(number / CLASS_VALUES) % BEDROOM_VALUES;
  const rest = Math.floor(number / CLASS_VALUES / BEDROOM_VALUES);
  return {
    transaction: rest >= 6 ? "location" : "vente",
    propertyType: propertyTypes[Math.floor(rest / 2) % 3]!,
    status: rest % 2 === 1 ? "en_negociation" : "disponible",
    bedrooms,
    energyClass: energy === 0 ? null : energyClasses[energy - 1]!,
  };
}

/** The numbers of the column that meet the criteria; null where all do. */
export function matchingNumbers(criteria: TraitCriteria): number[] | null {
  const all = Array.from({ length: NUMBER_COUNT }, (_, number) => number);
  const matching = all.filter((number) => meets(readTraits(number), criteria));
  return matching.length === NUMBER_COUNT ? null : matching;
}

/** The exact number of listings that meet the criteria, from counts made without the facets' own criteria. */
export function totalOf(counts: TraitCount[], criteria: TraitCriteria): number {
  return sumWhere(counts, (traits) => meets(traits, criteria));
}

/** Each facet under all the criteria but its own. */
export function facetsOf(counts: TraitCount[], criteria: TraitCriteria): Facets {
  const without = (own: Partial<TraitCriteria>) => counts.filter((traits) => meets(traits, { ...criteria, ...own }));
  const forType = without({ propertyType: null });
  const forOffer = without({ offer: null });
  const forBedrooms = without({ minBedrooms: null });
  const forClass = without({ energyClasses: [] });
  return {
    propertyType: propertyTypes.map((value) => ({
      value,
      count: sumWhere(forType, (traits) => traits.propertyType === value),
    })),
    offer: offers.map((value) => ({ value, count: sumWhere(forOffer, (traits) => meetsOffer(traits, value)) })),
    minBedrooms: bedroomSteps.map((value) => ({
      value,
      count: sumWhere(forBedrooms, (traits) => traits.bedrooms >= value),
    })),
    energyClass: energyClasses.map((value) => ({
      value,
      count: sumWhere(forClass, (traits) => traits.energyClass === value),
    })),
  };
}

function meets(traits: Traits, { offer, propertyType, minBedrooms, energyClasses: letters }: TraitCriteria): boolean {
  return (
    meetsOffer(traits, offer) &&
    (propertyType === null || traits.propertyType === propertyType) &&
    // The column counts up to eleven bedrooms: more are met by « 11 et plus ».
    (minBedrooms === null || traits.bedrooms >= Math.min(minBedrooms, BEDROOM_VALUES - 1)) &&
    (letters.length === 0 || (traits.energyClass !== null && letters.includes(traits.energyClass)))
  );
}

function meetsOffer({ transaction, status }: Traits, offer: Offer | null): boolean {
  if (offer === null) return true;
  if (offer === "louer") return transaction === "location";
  return transaction === "vente" && (offer === "vendre" || status === "disponible");
}

function sumWhere(counts: TraitCount[], condition: (traits: Traits) => boolean): number {
  return counts.reduce((sum, traits) => (condition(traits) ? sum + traits.count : sum), 0);
}
