import type { Bounds } from "#app/map/quadtree.ts";
import type { Commune } from "#app/communes/commune.ts";
import type { EnergyClass, PropertyType } from "#app/domain/listing.ts";
import type { ListingCard } from "#app/listings/card-input.ts";
import type { SearchCriteria } from "./criteria.ts";
import type { Offer } from "./criteria/choices.ts";
import type { RelaxationKind } from "./criteria/criterion.ts";
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

/** A wider search, and its number of results. Never zero. */
export type Relaxation = { gives: RelaxationKind[]; criteria: SearchCriteria; count: number };

export type SearchResult = {
  /** The search: communes by slug where they are known, the page within bounds. */
  criteria: SearchCriteria;
  /** Problems that the database found, besides those of the address. */
  problems: CriteriaProblem[];
  cards: ListingCard[];
  /** Exact. */
  total: number;
  /** From 1; at least 1. */
  pageCount: number;
  communes: Commune[];
  /** Communes with a name like the unknown one; only where nothing is found because of it. */
  meant: Commune[];
  /** The first view of the search's map. */
  bounds: Bounds;
  facets: Facets;
  /** The nearest wider searches; only where there is no result. */
  relaxations: Relaxation[];
};
