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
 * How many results each other value of one criterion would give, all the other criteria kept.
 * `minBedrooms` counts are cumulative (« 2 et plus »).
 */
export type Facets = {
  propertyType: FacetCount<PropertyType>[];
  offer: FacetCount<Offer>[];
  minBedrooms: FacetCount<number>[];
  energyClass: FacetCount<EnergyClass>[];
};

/** A search one step wider, with what it would find. Never one with a count of zero. */
export type Relaxation = { gives: RelaxationKind[]; criteria: SearchCriteria; count: number };

export type SearchResult = {
  /** As searched: communes by slug where they are known, the page within bounds. */
  criteria: SearchCriteria;
  /** What the database found wrong, beyond what reading the address tells. */
  problems: CriteriaProblem[];
  cards: ListingCard[];
  /** Exact. */
  total: number;
  /** From 1; at least 1. */
  pageCount: number;
  communes: Commune[];
  /** Places that an unknown name may mean; only where nothing is found because of it. */
  meant: Commune[];
  /** What a map of the search shows at first. */
  bounds: Bounds;
  facets: Facets;
  /** The nearest wider searches; only where there is no result. */
  relaxations: Relaxation[];
};
