import { attributeKeys, type AttributeKey, attributeOf } from "#app/domain/listing-attributes.ts";
import type { listingDetailsWords } from "#app/i18n/fr/listings/listing-details.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { formatArea } from "#app/i18n/measures.ts";
import { capitalize, type Words } from "#app/i18n/words.ts";
import type { ListingView } from "../listing-view.ts";

type Listing = Pick<ListingView, "propertyType" | "attributes" | "kitchen">;
type Messages = Words<typeof listingDetailsWords>;

type Fact = { key: AttributeKey; label: string; value: string };

/** The known attributes of a listing, most important first. */
export function listingFacts(listing: Listing, messages: Messages): Fact[] {
  return attributeKeys.flatMap((key) => {
    const value = factText(key, listing, messages);
    return value === null ? [] : [{ key, label: messages.facts[key], value: capitalize(value) }];
  });
}

function factText(key: AttributeKey, listing: Listing, messages: Messages): string | null {
  switch (key) {
    case "floor":
      return floorText(listing, messages.factValues);
    case "floorCount":
      return listing.propertyType === "maison" ? plainText(key, listing, messages) : null;
    case "hasKitchen":
      return (listing.kitchen && messages.kitchens[listing.kitchen]) ?? plainText(key, listing, messages);
    case "furnished":
      return furnishedText(listing, messages.factValues);
    default:
      return plainText(key, listing, messages);
  }
}

/** The text of a value, by the kind of its attribute. */
function plainText(key: AttributeKey, { attributes }: Listing, messages: Messages): string | null {
  const value = attributes[key];
  // A zero informs no more than a missing line: « WC : 0 » reads as a mistake.
  if (value === null || value === 0) return null;
  if (typeof value === "boolean") return value ? messages.factValues.yes : messages.factValues.no;
  if (typeof value === "number") return attributeOf(key).kind === "area" ? formatArea(value) : String(value);
  if (attributeOf(key).kind === "day") return formatDate(value);
  const choices: Partial<Record<string, Record<string, string>>> = messages.choices;
  return choices[key]?.[value] ?? value;
}

function floorText(
  { propertyType, attributes: { floor, floorCount } }: Listing,
  words: Messages["factValues"],
): string | null {
  if (propertyType !== "appartement" || floor === null) return null;
  const name = floorName(floor, words);
  return floorCount && floor > 0 ? words.floorOf(name, floorCount) : name;
}

function floorName(floor: number, words: Messages["factValues"]): string {
  if (floor < 0) return words.basement;
  if (floor === 0) return words.groundFloor;
  return floor === 1 ? words.firstFloor : words.nthFloor(floor);
}

function furnishedText({ attributes: { furnished } }: Listing, words: Messages["factValues"]): string | null {
  if (furnished === null) return null;
  return furnished ? words.furnished : words.unfurnished;
}
