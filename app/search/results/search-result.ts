import type { Bounds } from "#app/map/quadtree.ts";
import type { Commune } from "#app/communes/commune.ts";
import type { EnergyClass, PropertyType } from "#app/domain/listing.ts";
import type { ListingCard } from "#app/listings/card-input.ts";
import type { SearchCriteria } from "../criteria/criteria.ts";
import type { Offer } from "../criteria/choices.ts";
import type { RelaxationKind, SearchedArea } from "../criteria/criterion.ts";
import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";

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

/** A wider search, and its number of results. Never zero. */
export type Relaxation = { gives: RelaxationKind[]; criteria: SearchCriteria; count: number };

/**
 * A typed place with its guess, or with null if it is unknown; the search without this place, and searches with other places
 * instead.
 */
export type PlaceDoubt = {
  typed: string;
  guess: string | null;
  without: SearchCriteria;
  others: { key: string; name: string; criteria: SearchCriteria }[];
};

export type SearchResult = {
  /** The search, with known places by slug or code, and the page within bounds. */
  criteria: SearchCriteria;
  /** Problems that only the database reveals; `parseCriteria` reports problems of the address. */
  problems: CriteriaProblem[];
  cards: ListingCard[];
  /** The exact number of results. */
  total: number;
  /** From 1; at least 1. */
  pageCount: number;
  communes: Commune[];
  /** The departments, then the regions. */
  areas: SearchedArea[];
  doubts: PlaceDoubt[];
  /** The first view of the search's map. */
  bounds: Bounds;
  facets: Facets;
  /** The nearest wider searches; only if there is no result. */
  relaxations: Relaxation[];
};

/** A search as its form shows it, with the problems of its values. */
export type TypedSearch = Pick<SearchResult, "criteria" | "communes" | "areas" | "problems">;
