import type { Comfort } from "#app/domain/comforts.ts";
import type { ListingField } from "#app/publish/form/listing-fields.ts";

type RankRule = {
  /** Number of the column, from 1. */
  rank: number;
  /** The form's field with the same value: this table drives its reader and writer. */
  field?: ListingField;
  /** Fields that code derives from this column and others. */
  makes?: readonly ListingField[];
  /** The home's comfort where the column is yes, or a number above zero. */
  comfort?: Comfort;
  /** The value written for the comfort; `OUI` by default. */
  writes?: "1" | "nothing";
  /** Zero means unknown: most software writes it where nobody typed anything. */
  isZeroUnknown?: true;
  /** Longest text that the format allows, in characters. */
  longest?: number;
};

/** The last column of version 4.12. */
export const COLUMNS = 334;
/** Lines with fewer columns are no listings. */
export const FEWEST_COLUMNS = 21;

/**
 * All columns that the portal reads or writes, except photos; the catalogue `feed-columns` has their words. The owner's name and
 * private notes (114 to 122) are missing on purpose: columns without a name here are never read.
 */
const table = {
  agency: { rank: 1, longest: 60 },
  reference: { rank: 2, longest: 20 },
  transaction: { rank: 3, makes: ["transaction"] },
  type: { rank: 4, makes: ["type"] },
  postalCode: { rank: 5, makes: ["commune"] },
  city: { rank: 6, makes: ["commune"], longest: 60 },
  country: { rank: 7 },
  address: { rank: 8, field: "address", longest: 128 },
  quartier: { rank: 9, field: "quartier", longest: 64 },
  price: { rank: 11, makes: ["price"] },
  includesCharges: { rank: 13, makes: ["price"] },
  fees: { rank: 15, makes: ["feesPercent", "tenantFees"] },
  livingArea: { rank: 16, makes: ["livingArea"] },
  landArea: { rank: 17, makes: ["landArea"] },
  rooms: { rank: 18, field: "rooms", isZeroUnknown: true },
  bedrooms: { rank: 19, field: "bedrooms" },
  title: { rank: 20, field: "title", longest: 64 },
  description: { rank: 21, field: "description", longest: 4_000 },
  availableFrom: { rank: 22, field: "availableFrom" },
  charges: { rank: 23, field: "charges" },
  floor: { rank: 24, field: "floor" },
  floorCount: { rank: 25, field: "floorCount", isZeroUnknown: true },
  furnished: { rank: 26, field: "furnished" },
  yearBuilt: { rank: 27, field: "yearBuilt", isZeroUnknown: true },
  bathrooms: { rank: 29, field: "bathrooms" },
  showerRooms: { rank: 30, field: "showerRooms" },
  toilets: { rank: 31, makes: ["toilets"] },
  separateToilets: { rank: 32, makes: ["toilets"] },
  heating: { rank: 33, makes: ["heating"] },
  kitchen: { rank: 34, makes: ["kitchen", "hasKitchen"] },
  south: { rank: 35, makes: ["exposure"] },
  east: { rank: 36, makes: ["exposure"] },
  west: { rank: 37, makes: ["exposure"] },
  north: { rank: 38, makes: ["exposure"] },
  balconies: { rank: 39, comfort: "balcon", writes: "1" },
  balconyArea: { rank: 40, comfort: "balcon", writes: "nothing" },
  lift: { rank: 41, comfort: "ascenseur" },
  cellar: { rank: 42, comfort: "cave" },
  parkings: { rank: 43, comfort: "parking", writes: "1" },
  boxes: { rank: 44, comfort: "garage", writes: "1" },
  digicode: { rank: 45, comfort: "digicode" },
  intercom: { rank: 46, comfort: "interphone" },
  caretaker: { rank: 47, comfort: "gardien" },
  terrace: { rank: 48, comfort: "terrasse" },
  alarm: { rank: 61, comfort: "alarme" },
  airConditioning: { rank: 64, comfort: "climatisation" },
  pool: { rank: 65, comfort: "piscine" },
  disabledAccess: { rank: 66, comfort: "acces-handicap" },
  fireplace: { rank: 68, comfort: "cheminee" },
  openView: { rank: 78, comfort: "vue-degagee" },
  contactPhone: { rank: 105 },
  contactName: { rank: 106 },
  contactEmail: { rank: 107 },
  truePostalCode: { rank: 108, makes: ["commune"] },
  trueCity: { rank: 109, makes: ["commune"], longest: 60 },
  deposit: { rank: 161, field: "deposit", isZeroUnknown: true },
  key: { rank: 175 },
  energyConsumption: { rank: 176, makes: ["energyConsumption"] },
  energyClass: { rank: 177, makes: ["energyClass", "dpeStatus"] },
  emissions: { rank: 178, makes: ["emissions"] },
  climateClass: { rank: 179, makes: ["climateClass", "dpeStatus"] },
  subtype: { rank: 181, makes: ["type"] },
  parquet: { rank: 191, comfort: "parquet" },
  hidesPrice: { rank: 201, makes: ["price"] },
  terraces: { rank: 244, comfort: "terrasse", writes: "nothing" },
  isServiced: { rank: 250, comfort: "viabilise" },
  isCopropriete: { rank: 258, field: "isCopropriete" },
  coproprieteLots: { rank: 259, field: "coproprieteLots", isZeroUnknown: true },
  coproprieteAnnualCharges: { rank: 260, field: "coproprieteAnnualCharges" },
  hasProcedure: { rank: 261, makes: ["coproprieteProcedure"] },
  procedure: { rank: 262, makes: ["coproprieteProcedure"], longest: 500 },
  latitude: { rank: 298, makes: ["latitude"] },
  longitude: { rank: 299, makes: ["longitude"] },
  precision: { rank: 300, makes: ["latitude", "longitude"] },
  version: { rank: 301 },
  feesPayer: { rank: 302, makes: ["feesPayer"] },
  priceWithoutFees: { rank: 303, makes: ["priceWithoutFees"] },
  chargesKind: { rank: 304, makes: ["chargesKind"] },
  rentSupplement: { rank: 305, field: "rentSupplement", isZeroUnknown: true },
  inventoryFee: { rank: 306, field: "inventoryFee", isZeroUnknown: true },
  feeScheduleUrl: { rank: 307, field: "feeScheduleUrl" },
  dpeDate: { rank: 324, field: "dpeDate" },
  dpeVersion: { rank: 325, makes: ["dpeDate"] },
  energyCostMin: { rank: 326, field: "energyCostMin", isZeroUnknown: true },
  energyCostMax: { rank: 327, field: "energyCostMax", isZeroUnknown: true },
  energyCostYear: { rank: 328, makes: ["energyCostYear"] },
  terraceArea: { rank: 329, comfort: "terrasse", writes: "nothing" },
  rentBase: { rank: 331, makes: ["rentBase"] },
  rentReferenceMax: { rank: 332, makes: ["rentReferenceMax"] },
  rentControl: { rank: 333, makes: ["rentBase", "rentReferenceMax"] },
  // Obsolete since 4.08-006; they must stand after the columns that replace them.
  buyerPaysFees: { rank: 256, makes: ["feesPayer"] },
  earlierFeesPercent: { rank: 257, makes: ["feesPercent"] },
} as const satisfies Record<string, RankRule>;

export type RankName = keyof typeof table;
export const rankNames = Object.keys(table) as RankName[]; // the table's own keys
export const rankRule = (name: RankName): RankRule => table[name];
export const rankOf = (name: RankName): number => table[name].rank;

/** The first column of a field; null where the format has no column, as for the Carrez area. */
export const rankOfField = (field: ListingField): RankName | null =>
  rankNames.find((name) => rankRule(name).field === field || rankRule(name).makes?.includes(field)) ?? null;

/** Columns of fields before 4.08-006 (`hasFeesInPercent`), where they differ; null for no column. */
export const earlierRanks: Partial<Record<ListingField, RankName | null>> = {
  feesPayer: "buyerPaysFees",
  feesPercent: "earlierFeesPercent",
  priceWithoutFees: "fees",
  feeScheduleUrl: null,
};

/** The main field of a column; null for a column without a field of the form. */
export function mainField(name: RankName): ListingField | null {
  const { field, makes } = rankRule(name);
  return field ?? makes?.[0] ?? null;
}

/** Columns that plainly hold one field of the form. */
export const plainRanks: { name: RankName; field: ListingField; rule: RankRule }[] = rankNames.flatMap((name) => {
  const rule = rankRule(name);
  return rule.field === undefined ? [] : [{ name, field: rule.field, rule }];
});

/** Columns for comforts. */
export const comfortRanks: { name: RankName; comfort: Comfort; rule: RankRule }[] = rankNames.flatMap((name) => {
  const rule = rankRule(name);
  return rule.comfort === undefined ? [] : [{ name, comfort: rule.comfort, rule }];
});

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The columns of the 30 photos, in order; `photoTitleRanks` has the columns of their titles. */
export const photoRanks = [...upTo(85, 93), ...upTo(164, 174), ...upTo(264, 273)];
export const photoTitleRanks = [...upTo(94, 102), ...upTo(274, 294)];
