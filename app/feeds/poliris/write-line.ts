import { formAttributeOf, isApplicable, isFormAttribute } from "#app/domain/form-attributes.ts";
import { isHome, isRental } from "#app/domain/listing-kind.ts";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import type { ListingField } from "#app/publish/form/listing-fields.ts";
import { isAmount, kindOf, type ListingValues, readListingForm } from "#app/publish/form/listing-form.schema.ts";
import {
  WRITTEN_PRECISION,
  writeChargesKind,
  writeExposure,
  writeFeesPayer,
  writeHeating,
  writeKitchen,
} from "./codes.ts";
import { cutText, plainLine, plainText } from "./plain-text.ts";
import {
  COLUMNS,
  comfortRanks,
  photoRanks,
  photoTitleRanks,
  plainRanks,
  type RankName,
  rankOf,
  rankRule,
} from "./ranks.ts";
import type { StockPhoto, StockPlace } from "./stock-line.ts";
import { writtenTransactions, writtenTypes } from "./words.ts";

/** A home to write. `key` identifies the home in other software; `form` has the values as its advertiser typed them. */
export type StockHome = {
  agency: string;
  key: string;
  reference: string;
  form: DraftForm;
  place: StockPlace;
  contact: { name: string; phone: string; email: string };
  /** The photos, of which at most 30 are written. */
  photos: StockPhoto[];
};

const MINOR = 100;
const YES = "OUI";
const NO = "NON";

/** The 334 columns of version 4.12, without their quotes. `readLine` restores all values that the format can hold. */
export function writeColumns({ form, agency, key, reference, place, contact, photos }: StockHome): string[] {
  const columns = Array.from({ length: COLUMNS }, () => "");
  const set = (name: RankName, text: string) =>
    (columns[rankOf(name) - 1] = quotable(cutText(text, roomFor(text, name))));
  const kind = kindOf(form, { isAgency: true });
  const values = askedValuesOf(readListingForm(form, kind).values);

  set("agency", agency);
  set("reference", reference);
  set("key", key);
  set("version", "4.12");
  set("country", "France");
  for (const [postalCode, city] of [
    ["postalCode", "city"],
    ["truePostalCode", "trueCity"],
  ] as const) {
    set(postalCode, place.postalCode);
    set(city, plainLine(place.city));
  }
  set("contactName", plainLine(contact.name));
  set("contactPhone", contact.phone);
  set("contactEmail", contact.email);

  if (kind.transaction) set("transaction", writtenTransactions[kind.transaction]);
  if (kind.propertyType) set("type", writtenTypes[kind.propertyType]);
  for (const { name, field } of plainRanks) set(name, textOf(field, values, { isZeroUnknown: isZeroUnknown(name) }));
  for (const { name, comfort, rule } of comfortRanks) {
    if (rule.writes !== "nothing" && values.features?.includes(comfort)) set(name, rule.writes ?? YES);
  }
  for (const [name, text] of Object.entries(madeOf(values, kind))) set(name as RankName, text); // `madeOf` has the table's keys

  photos.slice(0, photoRanks.length).forEach(({ source, title }, index) => {
    columns[photoRanks[index]! - 1] = quotable(source);
    columns[photoTitleRanks[index]! - 1] = quotable(plainLine(title));
  });
  return columns;
}

/** A record of the file, without its line end. */
export const quoteRecord = (columns: readonly string[]): string =>
  columns.map((text) => `"${quotable(text)}"`).join("!#");

/** Makes a text fit between quotes: the format allows neither quotes nor line ends there. */
function quotable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('"', "'")
    .replaceAll("!#", "! #")
    .replaceAll(/\r\n?|\n/g, "<BR>")
    .replaceAll(/\p{Cc}/gu, " ");
}

/** Most characters of a text in its column, where a line end becomes four characters. */
const roomFor = (text: string, name: RankName): number =>
  (rankRule(name).longest ?? Number.MAX_SAFE_INTEGER) - 3 * (text.split("\n").length - 1);
const isZeroUnknown = (name: RankName): boolean => rankRule(name).isZeroUnknown === true;

/** The values without those that the form does not ask for, given the others. */
const askedValuesOf = (values: ListingValues): ListingValues =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      isFormAttribute(field) && !isApplicable(field, values) ? null : value,
    ]),
  ) as ListingValues; // the same fields

/** A value of the form as the format writes it. */
function textOf(field: ListingField, values: ListingValues, { isZeroUnknown = false } = {}): string {
  const value = values[field];
  if (value === null || Array.isArray(value)) return "";
  if (typeof value === "boolean") return value ? YES : NO;
  if (typeof value === "number") {
    return value === 0 && isZeroUnknown ? "" : String(Number((isAmount(field) ? value / MINOR : value).toFixed(2)));
  }
  if (isFormAttribute(field) && formAttributeOf(field).kind === "day") return value.split("-").toReversed().join("/");
  // Escapes the separator of columns in an address.
  if (field === "feeScheduleUrl") return value.replaceAll("!#", "%21#");
  return field === "description" ? plainText(value) : plainLine(value);
}

/** Columns that combine several fields, or have codes. */
function madeOf(values: ListingValues, kind: ReturnType<typeof kindOf>): Partial<Record<RankName, string>> {
  const text = (field: ListingField) => textOf(field, values);
  const aboveZero = (field: ListingField) => textOf(field, values, { isZeroUnknown: true });
  const { exposure, feesPayer, chargesKind, latitude, longitude } = values;
  const side = (name: "north" | "east" | "south" | "west") => (exposure && writeExposure(exposure, name) ? YES : "");
  const isPlaced = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  return {
    price: text("price"),
    includesCharges: isRental(kind) ? YES : "",
    fees: isRental(kind) ? aboveZero("tenantFees") : aboveZero("feesPercent"),
    livingArea: text("livingArea"),
    landArea: text("landArea"),
    toilets: text("toilets"),
    separateToilets: values.toilets ? YES : "",
    heating: writeHeating(values.heating ?? ""),
    kitchen: isHome(kind) ? writeKitchen(values) : "",
    north: side("north"),
    east: side("east"),
    south: side("south"),
    west: side("west"),
    ...procedureOf(values),
    ...energyOf(values, text),
    latitude: isPlaced ? String(latitude) : "",
    longitude: isPlaced ? String(longitude) : "",
    precision: isPlaced ? WRITTEN_PRECISION : "",
    feesPayer: feesPayer === null ? "" : writeFeesPayer(feesPayer),
    priceWithoutFees: text("priceWithoutFees"),
    chargesKind: chargesKind === null ? "" : writeChargesKind(chargesKind),
    rentBase: text("rentBase"),
    rentReferenceMax: text("rentReferenceMax"),
    rentControl: values.rentBase !== null || values.rentReferenceMax !== null ? YES : "",
  };
}

function procedureOf(values: ListingValues): Partial<Record<RankName, string>> {
  if (values.isCopropriete !== true) return {};
  const procedure = textOf("coproprieteProcedure", values);
  return { hasProcedure: procedure === "" ? NO : YES, procedure };
}

/** The columns of the energy certificate. The format has no word for a certificate in progress. */
function energyOf(values: ListingValues, text: (field: ListingField) => string): Partial<Record<RankName, string>> {
  if (values.dpeStatus === "non-soumis") return { energyClass: "NS", climateClass: "NS" };
  if (values.dpeStatus !== "fait") return {};
  // A zero without a letter was not typed by a person.
  const figure = (field: "energyConsumption" | "emissions", letter: "energyClass" | "climateClass") =>
    textOf(field, values, { isZeroUnknown: values[letter] === null });
  return {
    energyClass: text("energyClass"),
    energyConsumption: figure("energyConsumption", "energyClass"),
    climateClass: text("climateClass"),
    emissions: figure("emissions", "climateClass"),
    dpeVersion: (values.energyClass ?? values.climateClass) ? "DPE_v07-2021" : "",
    energyCostYear: values.energyCostYear === null ? "" : `01/01/${values.energyCostYear}`,
  };
}
