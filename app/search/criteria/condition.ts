import type { SearchArea } from "./search-area.ts";

/**
 * The columns of `listings` for criteria, with their types. Price in minor units; `search_area` in m², of the plot for
 * land and the living area for homes.
 */
export const searchedColumns = {
  transaction: { name: "transaction", holds: "word" },
  propertyType: { name: "property_type", holds: "word" },
  status: { name: "status", holds: "word" },
  price: { name: "price", holds: "number" },
  searchArea: { name: "search_area", holds: "number" },
  rooms: { name: "rooms", holds: "number" },
  bedrooms: { name: "bedrooms", holds: "number" },
  energyClass: { name: "energy_class", holds: "word" },
  bathrooms: { name: "bathrooms", holds: "number" },
  furnished: { name: "furnished", holds: "flag" },
  features: { name: "features", holds: "list" },
  floor: { name: "floor", holds: "number" },
  publishedAt: { name: "published_at", holds: "time" },
  landArea: { name: "land_area", holds: "number" },
  /** The time of the last price drop; null without a drop, or after a rise. */
  priceChangedAt: { name: "price_changed_at", holds: "time" },
} as const;

type Columns = typeof searchedColumns;
type ColumnOf<Kind> = {
  [Column in keyof Columns]: Columns[Column]["holds"] extends Kind ? Column : never;
}[keyof Columns];
export type NumberColumn = ColumnOf<"number">;
export type WordColumn = ColumnOf<"word">;
type FlagColumn = ColumnOf<"flag">;
type ListColumn = ColumnOf<"list">;
type TimeColumn = ColumnOf<"time">;

/** A condition on a listing, as plain data, from which SQL is made. */
export type ColumnCondition =
  | { kind: "at-least" | "at-most"; column: NumberColumn; value: number }
  | { kind: "one-of"; column: WordColumn; values: readonly string[] }
  | { kind: "one-number-of"; column: NumberColumn; values: readonly number[] }
  | { kind: "is-true" | "is-not-true"; column: FlagColumn }
  /** A listing without a value matches. */
  | { kind: "not-below"; column: NumberColumn; value: number }
  | { kind: "has-any" | "has-none"; column: ListColumn; values: readonly string[] }
  | { kind: "in-last-days"; column: TimeColumn; days: number }
  | { kind: "is-known"; column: TimeColumn };

export type Condition =
  | ColumnCondition
  | { kind: "area"; area: SearchArea }
  | { kind: "quartier"; text: string }
  | { kind: "keywords"; text: string };

/** Conditions on facet keys. */
export type FacetCondition = Extract<ColumnCondition, { kind: "at-least" | "at-most" | "one-of" }>;

type Values = { [Column in NumberColumn]?: number | null } & { [Column in WordColumn]?: string | null };

/** Whether a listing with these values matches a condition. A missing value matches none. */
export function meets(listing: Values, condition: FacetCondition): boolean {
  switch (condition.kind) {
    case "at-least":
      return (listing[condition.column] ?? -Infinity) >= condition.value;
    case "at-most":
      return (listing[condition.column] ?? Infinity) <= condition.value;
    case "one-of":
      return condition.values.includes(listing[condition.column] ?? "");
  }
}
