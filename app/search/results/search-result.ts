import type { Bounds } from "#app/map/quadtree.ts";
import type { Commune } from "#app/communes/commune.ts";
import type { ListingCard } from "#app/listings/card-input.ts";
import type { Facets } from "../count/facet-keys.ts";
import type { SearchCriteria } from "../criteria/criteria.ts";
import type { RelaxationKind, SearchedArea } from "../criteria/criterion.ts";
import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";

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
