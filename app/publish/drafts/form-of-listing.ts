import {
  applicableValues,
  type DetailFormAttribute,
  formAttributeKeys,
  type FormAttributeValues,
  mapFormAttributes,
  type SearchedFormAttribute,
} from "#app/domain/form-attributes.ts";
import type { DraftForm } from "../form/draft-form.ts";
import type { ListingToCopy } from "./copies.repository.server.ts";

const MINOR = 100;

/** The source of a form: a stored listing, or the columns of a listing that is to be stored. */
type FormSource = {
  listing: Pick<
    ListingToCopy["listing"],
    "transaction" | "propertyType" | "quartier" | "showsExactPosition" | "price" | "title"
  > &
    Pick<FormAttributeValues, SearchedFormAttribute>;
  details: Pick<ListingToCopy["details"], "address" | "exactLatitude" | "exactLongitude" | "features" | "description"> &
    Pick<FormAttributeValues, DetailFormAttribute>;
  rooms: ListingToCopy["rooms"];
};

/** The form that would publish a listing again, as its advertiser would type it. `commune` is an unambiguous name. */
export function formOfListing({ listing, details, rooms }: FormSource, commune: string): DraftForm {
  const texts: Record<string, string | number | null> = {
    transaction: listing.transaction,
    type: listing.propertyType,
    commune,
    address: details.address,
    quartier: listing.quartier,
    latitude: degrees(details.exactLatitude),
    longitude: degrees(details.exactLongitude),
    showsExactPosition: yesNo(listing.showsExactPosition),
    ...attributeTexts({ ...details, ...listing }),
    bedrooms: listing.bedrooms ?? zeroFor(listing),
    bathrooms: listing.bathrooms ?? zeroFor(listing),
    price: amount(listing.price),
    title: listing.title,
    description: details.description,
  };
  const typed = Object.entries(texts).map(([field, value]) => [field, value === null ? "" : String(value)]);
  return {
    ...Object.fromEntries(typed),
    features: details.features,
    roomName: rooms.map(({ name }) => name),
    roomArea: rooms.map(({ area }) => decimal(area) ?? ""),
  };
}

const attributeTexts = (values: FormAttributeValues) => {
  const applicable = applicableValues(formAttributeKeys, values);
  return mapFormAttributes(formAttributeKeys, (key, { kind }) => {
    const value = applicable[key];
    if (typeof value === "boolean") return yesNo(value);
    if (typeof value !== "number") return value;
    if (kind === "money") return amount(value);
    return kind === "area" || kind === "percent" ? decimal(value) : value;
  });
};

const yesNo = (answer: boolean | null) => (answer === null ? null : answer ? "oui" : "non");
/** An amount in minor units as typed: « 285000 », « 670,50 ». */
const amount = (minor: number | null) =>
  minor === null ? null : minor % MINOR === 0 ? String(minor / MINOR) : (minor / MINOR).toFixed(2).replace(".", ",");
/** Areas are stored in single precision, which keeps two decimals. */
const decimal = (value: number | null) => (value === null ? null : String(Number(value.toFixed(2))).replace(".", ","));
const degrees = (value: number | null) => (value === null ? null : String(value));
/** For a home, zero means none: imported listings omit zeros. */
const zeroFor = ({ propertyType }: FormSource["listing"]) => (propertyType === "terrain" ? null : 0);
