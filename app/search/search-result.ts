import type { Bounds } from "#app/map/quadtree.ts";
import type { Commune } from "#app/communes/commune.ts";
import type { EnergyClass, PropertyType } from "#app/domain/listing.ts";
import type { ListingCard } from "#app/listings/card-input.ts";
import type { SearchCriteria } from "./criteria.ts";
import type { Offer } from "./criteria/choices.ts";
import type { RelaxationKind, SearchedArea } from "./criteria/criterion.ts";
import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";

export type FacetCount<Value> = { value: Value; count: number };

/**
 * The number of results for each other value of a criterion, with all other criteria unchanged. `minBedrooms` counts are
 * cumulative (« 2 et plus »).
 */
export type Facets = {
  propertyType: FacetCount<PropertyType>[];
  offer: FacetCount<Offer>[];
  minBedrooms: FacetCount<number>[];
  energyClass: FacetCount<EnergyClass>[];
};

/** What a search would find; the answer of `GET /api/annonces/nombre`. `total` is exact. */
export type SearchCount = { total: number; facets: Facets };

/** A wider search, and its number of results. Never zero. */
export type Relaxation = { gives: RelaxationKind[]; criteria: SearchCriteria; count: number };

/**
 * A typed place that was guessed, or that is unknown (`guess` is null): the search without it, and those with other places in its
 * stead.
 */
export type PlaceDoubt = {
  typed: string;
  guess: string | null;
  without: SearchCriteria;
  others: { key: string; name: string; criteria: SearchCriteria }[];
};

export type SearchResult = {
  /** The search: places by slug or code where they are known, the page within bounds. */
  criteria: SearchCriteria;
  /** Problems that the database found, besides those of the address. */
  problems: CriteriaProblem[];
  cards: ListingCard[];
  /** Exact. */
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
  /** The nearest wider searches; only where there is no result. */
  relaxations: Relaxation[];
};

/** A search as its form shows it, with what could not be read. */
export type TypedSearch = Pick<SearchResult, "criteria" | "communes" | "areas" | "problems">;
