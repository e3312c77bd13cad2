import type { listingDetailsWords } from "#app/i18n/fr/listing-details.ts";
import type { Words } from "#app/i18n/words.ts";
import { formatArea } from "#app/i18n/measures.ts";
import { formatDate } from "#app/i18n/dates.ts";
import type { ListingView } from "./listing-view.ts";

export type FactKey =
  | "living"
  | "carrez"
  | "land"
  | "rooms"
  | "bedrooms"
  | "bathrooms"
  | "showerRooms"
  | "toilets"
  | "floor"
  | "floors"
  | "year"
  | "kitchen"
  | "heating"
  | "exposure"
  | "furnished"
  | "available";

export type Fact = { key: FactKey; label: string; value: string };

/** The known characteristics of a home, most asked first; what is not known is left out. */
export function listingFacts(
  listing: Pick<ListingView, "propertyType" | "surfaces" | "building">,
  messages: Words<typeof listingDetailsWords>,
): Fact[] {
  const { surfaces, building } = listing;
  const words = messages.facts;
  const values: [FactKey, string | null][] = [
    ["living", area(surfaces.living)],
    ["land", area(surfaces.land)],
    ["rooms", count(surfaces.rooms)],
    ["bedrooms", count(surfaces.bedrooms)],
    ["bathrooms", count(surfaces.bathrooms)],
    ["showerRooms", count(surfaces.showerRooms)],
    ["toilets", count(surfaces.toilets)],
    ["floor", floorText(listing, words)],
    ["floors", listing.propertyType === "maison" ? count(building.floorCount) : null],
    ["kitchen", kitchenText(listing, messages)],
    ["heating", building.heating],
    ["exposure", building.exposure],
    ["year", building.yearBuilt === null ? null : String(building.yearBuilt)],
    ["carrez", area(surfaces.carrez)],
    ["furnished", building.furnished === null ? null : building.furnished ? words.furnishedYes : words.furnishedNo],
    ["available", building.availableFrom ? formatDate(building.availableFrom) : null],
  ];
  return values.flatMap(([key, value]) =>
    value === null ? [] : [{ key, label: words[key], value: capitalize(value) }],
  );
}

const area = (value: number | null) => (value === null ? null : formatArea(value));
// A zero says no more than a missing line: « WC : 0 » reads as a mistake.
const count = (value: number | null) => (value ? String(value) : null);
const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);

function floorText(
  { propertyType, building }: Pick<ListingView, "propertyType" | "building">,
  words: Words<typeof listingDetailsWords>["facts"],
): string | null {
  if (propertyType !== "appartement" || building.floor === null) return null;
  const floor = floorName(building.floor, words);
  return building.floorCount && building.floor > 0 ? words.floorOf(floor, building.floorCount) : floor;
}

function floorName(floor: number, words: Words<typeof listingDetailsWords>["facts"]): string {
  if (floor < 0) return words.basement;
  if (floor === 0) return words.groundFloor;
  return floor === 1 ? words.firstFloor : words.nthFloor(floor);
}

function kitchenText(
  { building }: Pick<ListingView, "building">,
  messages: Words<typeof listingDetailsWords>,
): string | null {
  if (building.hasKitchen === null) return null;
  if (!building.hasKitchen) return messages.facts.no;
  return (building.kitchen && messages.kitchens[building.kitchen]) ?? messages.facts.yes;
}
