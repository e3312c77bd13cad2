import { energyClasses } from "./listing.ts";
import { type Attribute, listingAttributes, type ValuesOf } from "./listing-attributes.ts";
import { chargesKinds, dpeStatuses, feesPayers, kitchens } from "./listing-choices.ts";
import { isHome, isHomeForSale, isHomeToLet, isRental, isSale, type ListingKind } from "./listing-kind.ts";

const isOfAgency = ({ isAgency }: ListingKind): boolean => isAgency;
const isAgencySale = (kind: ListingKind): boolean => kind.isAgency && isSale(kind);
const isAgencyHomeToLet = (kind: ListingKind): boolean => kind.isAgency && isHomeToLet(kind);

const ofCopropriete = { of: isHomeForSale, formPart: "copropriete", onlyIf: { isCopropriete: [true] } } as const;
const ofBuyersFees = {
  of: isAgencySale,
  formPart: "fees",
  isRequired: true,
  onlyIf: { feesPayer: ["acquereur", "partage"] },
} as const;
const ofTenantsFees = { kind: "money", of: isAgencyHomeToLet, formPart: "fees" } as const;
const ofCertificate = { of: isHome, formPart: "energy", onlyIf: { dpeStatus: ["fait"] } } as const;
const energyCost = { kind: "money", ...ofCertificate, isRequired: true, most: 1_000_000 } as const;
const energyLetter = {
  kind: "choice",
  ...ofCertificate,
  isRequired: true,
  choices: energyClasses,
  isSearched: true,
} as const;

/**
 * All fields of the form that a column of a listing stores, except kind, place, price and texts: the facts, and what the law
 * requires beside a price. Pages show the latter by hand.
 */
export const formAttributes = {
  ...listingAttributes,
  kitchen: { kind: "choice", of: isHome, formPart: "kitchen", choices: kitchens, onlyIf: { hasKitchen: [true, null] } },

  feesPayer: { kind: "choice", of: isAgencySale, formPart: "fees", isRequired: true, choices: feesPayers },
  feesPercent: { kind: "percent", ...ofBuyersFees },
  priceWithoutFees: { kind: "money", ...ofBuyersFees, least: 1 },
  feeScheduleUrl: { kind: "webAddress", of: isOfAgency, formPart: "fees", isRequired: true, longest: 300 },

  isCopropriete: { kind: "yesNo", of: isHomeForSale, formPart: "copropriete" },
  coproprieteLots: { kind: "count", ...ofCopropriete, isRequired: true, least: 1, most: 100_000 },
  coproprieteAnnualCharges: { kind: "money", ...ofCopropriete, isRequired: true },
  coproprieteProcedure: { kind: "text", ...ofCopropriete, longest: 500 },

  charges: { kind: "money", of: isRental, formPart: "rent" },
  chargesKind: {
    kind: "choice",
    of: isRental,
    formPart: "rent",
    isRequired: true,
    choices: chargesKinds,
    onlyIf: { charges: "some" },
  },
  deposit: { kind: "money", of: isRental, formPart: "rent" },
  rentBase: { kind: "money", of: isHomeToLet, formPart: "rent", least: 1 },
  rentReferenceMax: { kind: "money", of: isHomeToLet, formPart: "rent", least: 1 },
  rentSupplement: { kind: "money", of: isHomeToLet, formPart: "rent" },
  tenantFees: ofTenantsFees,
  inventoryFee: ofTenantsFees,

  dpeStatus: { kind: "choice", of: isHome, formPart: "energy", isRequired: true, choices: dpeStatuses },
  energyClass: energyLetter,
  climateClass: energyLetter,
  energyConsumption: { kind: "count", ...ofCertificate, most: 9_999 },
  emissions: { kind: "count", ...ofCertificate, most: 9_999 },
  energyCostMin: energyCost,
  energyCostMax: energyCost,
  energyCostYear: { kind: "count", ...ofCertificate, isRequired: true, least: 2_015, most: 2_100 },
  dpeDate: { kind: "day", ...ofCertificate, isRequired: true },
  dpeExemptReason: {
    kind: "text",
    of: isHome,
    formPart: "energy",
    isRequired: true,
    longest: 200,
    onlyIf: { dpeStatus: ["non-soumis"] },
  },
} as const satisfies Record<string, Attribute>;

type Table = typeof formAttributes;
export type FormAttribute = keyof Table;

/** A listing's values; null where unknown. */
export type FormAttributeValues = ValuesOf<Table>;

export type SearchedFormAttribute = {
  [Key in FormAttribute]: Table[Key] extends { isSearched: true } ? Key : never;
}[FormAttribute];
export type DetailFormAttribute = Exclude<FormAttribute, SearchedFormAttribute>;

export const formAttributeKeys = Object.keys(formAttributes) as FormAttribute[]; // the table's own keys
export const formAttributeOf = (key: FormAttribute): Attribute => formAttributes[key];

export const isFormAttribute = (text: string): text is FormAttribute => Object.hasOwn(formAttributes, text);

const isSearched = (key: FormAttribute): key is SearchedFormAttribute => formAttributeOf(key).isSearched === true;
export const searchedFormAttributes = formAttributeKeys.filter(isSearched);
export const detailFormAttributes = formAttributeKeys.filter((key): key is DetailFormAttribute => !isSearched(key));

/** An object with what `make` returns for each attribute of `keys`. */
export function mapFormAttributes<Key extends FormAttribute, Made>(
  keys: readonly Key[],
  make: (key: Key, attribute: Attribute) => Made,
): Record<Key, Made> {
  return Object.fromEntries(keys.map((key) => [key, make(key, formAttributeOf(key))])) as Record<Key, Made>;
}

/** Whether the form asks for a field and stores it: the values that it depends on (`onlyIf`) are given. */
export const isApplicable = (key: FormAttribute, values: FormAttributeValues): boolean =>
  Object.entries(formAttributeOf(key).onlyIf ?? {}).every(([other, wanted]) => {
    const value = values[other as FormAttribute];
    return wanted === "some" ? typeof value === "number" && value > 0 : wanted.includes(value);
  });

/** The values of some attributes; null where the form does not ask for one. */
export const applicableValues = <Key extends FormAttribute>(
  keys: readonly Key[],
  values: FormAttributeValues,
): Pick<FormAttributeValues, Key> =>
  Object.fromEntries(keys.map((key) => [key, isApplicable(key, values) ? values[key] : null])) as Pick<
    FormAttributeValues,
    Key
  >;
