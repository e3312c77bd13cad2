import { exposures } from "./listing-choices.ts";
import {
  hasLand,
  isAny,
  isFlat,
  isHome,
  isHomeForSale,
  isHomeToLet,
  isRental,
  type ListingKind,
} from "./listing-kind.ts";

export type Attribute = {
  /**
   * How the value is parsed, stored and shown. Areas are in m², counts are whole numbers, money is in minor units, a day is
   * `2026-03-14`.
   */
  kind: "area" | "count" | "yesNo" | "choice" | "text" | "day" | "money" | "percent" | "webAddress";
  /** The listings that have the attribute. */
  of: (kind: ListingKind) => boolean;
  /** The part of the form with the field. Some controls of `kitchen` and `rent` are written by hand, as are further parts. */
  formPart: "areas" | "rooms" | "building" | "kitchen" | "fees" | "copropriete" | "rent" | "energy";
  /** The values of other attributes on which the field depends; `some` is a number above zero. */
  onlyIf?: Readonly<Record<string, readonly unknown[] | "some">>;
  /** Required for publication, where the form asks for the field. */
  isRequired?: true;
  /** Bounds of a number, included, money in whole units; by default 1 to 100,000 for an area, 0 to 99 for a count. */
  least?: number;
  most?: number;
  /** An area that is stored in whole m². */
  isRounded?: true;
  /** Longest text, in characters. */
  longest?: number;
  /** Keys of a choice. */
  choices?: readonly string[];
  /** Stored in `listings`, for the search. All others have a column of `listing_details`, named by the key in snake case. */
  isSearched?: true;
  /** Has a row in the comparison. */
  isCompared?: true;
  /** The property in the structured data (schema.org); `additionalProperty` where schema.org has none. */
  jsonLd?: string;
};

/**
 * The attributes of a listing, most important first, as the page shows them; the printed sheet has the first ones. Words are in
 * the catalogues `listing-details` (facts) and `publish-fields` (fields).
 */
export const listingAttributes = {
  livingArea: {
    kind: "area",
    of: isHome,
    formPart: "areas",
    isRequired: true,
    isSearched: true,
    isCompared: true,
    jsonLd: "floorSize",
  },
  landArea: {
    kind: "area",
    of: hasLand,
    formPart: "areas",
    most: 100_000_000,
    isRounded: true,
    isSearched: true,
    isCompared: true,
    jsonLd: "additionalProperty",
  },
  rooms: {
    kind: "count",
    of: isHome,
    formPart: "rooms",
    isRequired: true,
    isSearched: true,
    isCompared: true,
    jsonLd: "numberOfRooms",
  },
  bedrooms: {
    kind: "count",
    of: isHome,
    formPart: "rooms",
    isRequired: true,
    isSearched: true,
    isCompared: true,
    jsonLd: "numberOfBedrooms",
  },
  bathrooms: {
    kind: "count",
    of: isHome,
    formPart: "rooms",
    isRequired: true,
    isSearched: true,
    jsonLd: "numberOfBathroomsTotal",
  },
  showerRooms: { kind: "count", of: isHome, formPart: "rooms" },
  toilets: { kind: "count", of: isHome, formPart: "rooms" },
  cellars: { kind: "count", of: isHome, formPart: "rooms", most: 20, isCompared: true, jsonLd: "additionalProperty" },
  floor: { kind: "count", of: isFlat, formPart: "building", least: -9, most: 200, isSearched: true, isCompared: true },
  floorCount: { kind: "count", of: isHome, formPart: "building", most: 200 },
  hasKitchen: { kind: "yesNo", of: isHome, formPart: "kitchen", isRequired: true },
  heating: { kind: "text", of: isHome, formPart: "building", longest: 80 },
  exposure: { kind: "choice", of: isAny, formPart: "building", choices: exposures },
  yearBuilt: {
    kind: "count",
    of: isHome,
    formPart: "building",
    least: 1_000,
    most: 2_100,
    isCompared: true,
    jsonLd: "yearBuilt",
  },
  carrezArea: { kind: "area", of: isHomeForSale, formPart: "areas" },
  furnished: { kind: "yesNo", of: isHomeToLet, formPart: "rent", isRequired: true, isSearched: true },
  availableFrom: { kind: "day", of: isRental, formPart: "rent" },
} as const satisfies Record<string, Attribute>;

type Table = typeof listingAttributes;
export type AttributeKey = keyof Table;

type ValueOf<Entry> = Entry extends { choices: readonly (infer Choice)[] }
  ? Choice
  : Entry extends { kind: "area" | "count" | "money" | "percent" }
    ? number
    : Entry extends { kind: "yesNo" }
      ? boolean
      : string;

/** The values of a table's attributes; null where unknown. */
export type ValuesOf<Entries> = { [Key in keyof Entries]: ValueOf<Entries[Key]> | null };
export type AttributeValues = ValuesOf<Table>;

type ChoiceAttribute = { [Key in AttributeKey]: Table[Key] extends { kind: "choice" } ? Key : never }[AttributeKey];

/** The words of each choice, by its keys. */
export type ChoiceWords = { [Key in ChoiceAttribute]: Record<NonNullable<AttributeValues[Key]>, string> };

export const attributeKeys = Object.keys(listingAttributes) as AttributeKey[]; // the table's own keys
export const attributeOf = (key: AttributeKey): Attribute & Pick<Table[AttributeKey], "kind"> => listingAttributes[key];

/** An object with what `make` returns for each attribute of `keys`. */
export function mapAttributes<Key extends AttributeKey, Made>(
  keys: readonly Key[],
  make: (key: Key, attribute: Attribute) => Made,
): Record<Key, Made> {
  return Object.fromEntries(keys.map((key) => [key, make(key, attributeOf(key))])) as Record<Key, Made>;
}

export function pickAttributes<Key extends AttributeKey>(
  keys: readonly Key[],
  from: Pick<AttributeValues, Key>,
): Pick<AttributeValues, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<AttributeValues, Key>;
}

/** The column of an attribute: `showerRooms` in `shower_rooms`. */
export const columnName = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
