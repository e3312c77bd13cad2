import type { EnergyClass, PropertyType, Transaction } from "#app/domain/listing.ts";
import type { SearchArea } from "../search-area.ts";

/** What a search asks a listing's own columns; units as in the database (migration 0001). */
export type SearchedListing = {
  transaction: Transaction;
  propertyType: PropertyType;
  status: "disponible" | "en_negociation";
  /** Minor units of the currency. */
  price: number;
  /** m²: of the plot for land, the living area for homes. */
  searchArea: number | null;
  rooms: number | null;
  bedrooms: number | null;
  energyClass: EnergyClass | null;
};

/** Columns of numbers, or of words. */
type ColumnOf<Value> = {
  [Column in keyof SearchedListing]: NonNullable<SearchedListing[Column]> extends Value ? Column : never;
}[keyof SearchedListing];
export type NumberColumn = ColumnOf<number>;
export type WordColumn = ColumnOf<string>;

/** One thing that a search asks of a listing: plain data, from which the database's condition is made. */
export type ColumnCondition =
  | { kind: "at-least" | "at-most"; column: NumberColumn; value: number }
  | { kind: "one-of"; column: WordColumn; values: readonly string[] };

export type Condition =
  | ColumnCondition
  | { kind: "area"; area: SearchArea }
  | { kind: "quartier"; text: string }
  | { kind: "keywords"; text: string };

/** Whether a listing meets a condition. A column that is null meets none. */
export function meets(listing: Partial<SearchedListing>, condition: ColumnCondition): boolean {
  switch (condition.kind) {
    case "at-least":
      return (listing[condition.column] ?? -Infinity) >= condition.value;
    case "at-most":
      return (listing[condition.column] ?? Infinity) <= condition.value;
    case "one-of":
      return condition.values.includes(listing[condition.column] ?? "");
  }
}
