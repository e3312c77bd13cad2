import {
  type EnergyClass,
  energyClasses,
  type OnShowStatus,
  onShowStatuses,
  type PropertyType,
  propertyTypes,
  type Transaction,
} from "#app/domain/listing.ts";
import { criteriaList, noCriteria, type SearchCriteria } from "../criteria/criteria.ts";
import { type Offer, offers } from "../criteria/choices.ts";
import { type FacetCondition, meets } from "../criteria/condition.ts";

/**
 * The values of a facet key, as one number in the column `listings.traits` (migration 0103). Eleven bedrooms mean eleven
 * or more.
 */
export type FacetKey = {
  transaction: Transaction;
  propertyType: PropertyType;
  status: OnShowStatus;
  bedrooms: number;
  energyClass: EnergyClass | null;
};

/** The number of listings on show with a facet key. */
export type FacetKeyCount = FacetKey & { count: number };

export type FacetCount<Value> = { value: Value; count: number };

/**
 * The number of results for each other value of a criterion, with all other criteria unchanged. `minBedrooms` counts are
 * cumulative (« 2 et plus »).
 */
export type Facets = {
  propertyType: FacetCount<PropertyType>[];
  offer: FacetCount<Offer>[];
  available: FacetCount<"oui">[];
  minBedrooms: FacetCount<number>[];
  energyClass: FacetCount<EnergyClass>[];
};

/** The counts of a search; the answer of `GET /api/annonces/nombre`. `total` is exact. */
export type SearchCount = { total: number; facets: Facets };

type FacetCriteria = Omit<SearchCriteria, "sort" | "page">;

const BEDROOM_VALUES = 12;
const CLASS_VALUES = 8;
const KEY_COUNT = 2 * 3 * 2 * BEDROOM_VALUES * CLASS_VALUES;
const bedroomSteps = [1, 2, 3, 4, 5] as const;

/** Decodes a number of the column. */
export function readFacetKey(number: number): FacetKey {
  const energy = number % CLASS_VALUES;
  const bedrooms = Math.floor(number / CLASS_VALUES) % BEDROOM_VALUES;
  const rest = Math.floor(number / CLASS_VALUES / BEDROOM_VALUES);
  return {
    transaction: rest >= 6 ? "location" : "vente",
    propertyType: propertyTypes[Math.floor(rest / 2) % 3]!,
    status: onShowStatuses[rest % 2]!,
    bedrooms,
    energyClass: energy === 0 ? null : energyClasses[energy - 1]!,
  };
}

const allKeys = Array.from({ length: KEY_COUNT }, (_, number) => readFacetKey(number));

/** The numbers of the column that match the criteria; null if all do. */
export function matchingKeys(criteria: FacetCriteria): number[] | null {
  const conditions = facetConditionsOf(criteria);
  if (conditions.length === 0) return null;
  return allKeys.flatMap((key, number) => (conditions.every((condition) => meets(key, condition)) ? [number] : []));
}

/** The exact number of matching listings, from counts that ignore facet criteria. */
export function totalOf(counts: FacetKeyCount[], criteria: FacetCriteria): number {
  return sum(matching(counts, facetConditionsOf(criteria)));
}

/** Each facet's counts, under all criteria except its own. */
export function facetsOf(counts: FacetKeyCount[], criteria: FacetCriteria): Facets {
  function count<Value>(values: readonly Value[], own: (value: Value | null) => Partial<FacetCriteria>) {
    const others = matching(counts, facetConditionsOf({ ...criteria, ...own(null) }));
    return values.map((value) => ({
      value,
      count: sum(matching(others, facetConditionsOf({ ...noCriteria, ...own(value) }))),
    }));
  }
  return {
    propertyType: count(propertyTypes, (type) => ({ propertyTypes: type === null ? [] : [type] })),
    offer: count(offers, (offer) => ({ offer })),
    available: count(["oui"], (ticked) => ({ available: ticked !== null })),
    minBedrooms: count(bedroomSteps, (minBedrooms) => ({ minBedrooms })),
    energyClass: count(energyClasses, (letter) => ({ energyClasses: letter === null ? [] : [letter] })),
  };
}

export const facetCriteria = criteriaList.filter(({ countedBy }) => countedBy === "facets");

const facetConditionsOf = (criteria: FacetCriteria) =>
  // Facet criteria have no other conditions.
  facetCriteria.flatMap((criterion) => criterion.conditions(criteria) as FacetCondition[]);

const matching = (counts: FacetKeyCount[], conditions: FacetCondition[]) =>
  counts.filter((count) => conditions.every((condition) => meets(count, condition)));

const sum = (counts: FacetKeyCount[]) => counts.reduce((total, { count }) => total + count, 0);
