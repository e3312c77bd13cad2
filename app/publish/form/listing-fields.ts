import { attributeKeys, mapAttributes } from "#app/domain/listing-attributes.ts";
import { isHome, isHomeForSale, isHomeToLet, isRental, isSale, type ListingKind } from "#app/domain/listing-kind.ts";
import { type FormStep, formSteps } from "./steps.ts";

type FieldRule = {
  step: FormStep;
  /** Longest text that is stored, in characters. */
  longest?: number;
  /** A list: one text per row or ticked box. */
  isList?: true;
  applies?: (kind: ListingKind) => boolean;
};

const isAgencySale = (kind: ListingKind) => kind.isAgency && isSale(kind);
const isAgencyHomeRental = (kind: ListingKind) => kind.isAgency && isHomeToLet(kind);

const attributeFields = mapAttributes(attributeKeys, (_key, { asked, of, longest }): FieldRule => ({
  step: asked === "rent" ? "prix" : "surfaces",
  applies: of,
  ...(longest === undefined ? {} : { longest }),
}));

/** Every field of the form, by its name in the form and in the draft: its step, and the listings that have it. */
const listingFields = {
  transaction: { step: "bien" },
  type: { step: "bien" },
  commune: { step: "bien", longest: 100 },
  address: { step: "bien", longest: 200 },
  quartier: { step: "bien", longest: 80 },
  latitude: { step: "bien" },
  longitude: { step: "bien" },
  showsExactPosition: { step: "bien" },

  ...attributeFields,
  kitchen: { step: "surfaces", applies: isHome },
  roomName: { step: "surfaces", longest: 80, isList: true, applies: isHome },
  roomArea: { step: "surfaces", isList: true, applies: isHome },
  features: { step: "surfaces", isList: true },

  price: { step: "prix" },
  feesPayer: { step: "prix", applies: isAgencySale },
  feesPercent: { step: "prix", applies: isAgencySale },
  priceWithoutFees: { step: "prix", applies: isAgencySale },
  feeScheduleUrl: { step: "prix", longest: 300, applies: ({ isAgency }) => isAgency },
  isCopropriete: { step: "prix", applies: isHomeForSale },
  coproprieteLots: { step: "prix", applies: isHomeForSale },
  coproprieteAnnualCharges: { step: "prix", applies: isHomeForSale },
  coproprieteProcedure: { step: "prix", longest: 500, applies: isHomeForSale },
  charges: { step: "prix", applies: isRental },
  chargesKind: { step: "prix", applies: isRental },
  deposit: { step: "prix", applies: isRental },
  rentBase: { step: "prix", applies: isHomeToLet },
  rentReferenceMax: { step: "prix", applies: isHomeToLet },
  rentSupplement: { step: "prix", applies: isHomeToLet },
  tenantFees: { step: "prix", applies: isAgencyHomeRental },
  inventoryFee: { step: "prix", applies: isAgencyHomeRental },

  dpeStatus: { step: "diagnostics", applies: isHome },
  energyClass: { step: "diagnostics", applies: isHome },
  climateClass: { step: "diagnostics", applies: isHome },
  energyConsumption: { step: "diagnostics", applies: isHome },
  emissions: { step: "diagnostics", applies: isHome },
  energyCostMin: { step: "diagnostics", applies: isHome },
  energyCostMax: { step: "diagnostics", applies: isHome },
  energyCostYear: { step: "diagnostics", applies: isHome },
  dpeDate: { step: "diagnostics", applies: isHome },
  dpeExemptReason: { step: "diagnostics", longest: 200, applies: isHome },

  title: { step: "description", longest: 100 },
  description: { step: "description", longest: 10_000 },
} as const satisfies Record<string, FieldRule>;

export type ListingField = keyof typeof listingFields;

const ruleOf = (field: ListingField): FieldRule => listingFields[field];

export const stepOf = (field: ListingField): FormStep => listingFields[field].step;

/** The keys of the table, in the order of the steps. */
export const fieldNames = (Object.keys(listingFields) as ListingField[]).toSorted(
  (one, other) => formSteps.indexOf(stepOf(one)) - formSteps.indexOf(stepOf(other)),
);

export const isListField = (field: ListingField): boolean => ruleOf(field).isList === true;
export const longestOf = (field: ListingField): number => ruleOf(field).longest ?? 60;
export const fieldApplies = (field: ListingField, kind: ListingKind): boolean => ruleOf(field).applies?.(kind) ?? true;

/** Maximum number of rooms, and of ticked boxes. */
export const LONGEST_LIST = 40;
