import type { PropertyType, Transaction } from "#app/domain/listing.ts";
import type { FormStep } from "./steps.ts";

/** What decides which fields a listing has; null where it is not chosen yet. */
export type ListingKind = { transaction: Transaction | null; propertyType: PropertyType | null; isAgency: boolean };

type FieldRule = {
  step: FormStep;
  /** Longest text kept, in signs. */
  longest?: number;
  /** A list: one text per row or ticked box. */
  isList?: true;
  applies?: (kind: ListingKind) => boolean;
};

const isHome = ({ propertyType }: ListingKind) => propertyType !== "terrain";
const isFlat = ({ propertyType }: ListingKind) => propertyType === null || propertyType === "appartement";
const isSale = ({ transaction }: ListingKind) => transaction !== "location";
const isRental = ({ transaction }: ListingKind) => transaction === "location";
const isHomeSale = (kind: ListingKind) => isHome(kind) && isSale(kind);
const isHomeRental = (kind: ListingKind) => isHome(kind) && isRental(kind);
const isAgencySale = (kind: ListingKind) => kind.isAgency && isSale(kind);
const isAgencyHomeRental = (kind: ListingKind) => kind.isAgency && isHomeRental(kind);

/** Every field of the form, by its name in the form and in the draft: its step, and which listings have it. */
const listingFields = {
  transaction: { step: "bien" },
  type: { step: "bien" },
  commune: { step: "bien", longest: 100 },
  address: { step: "bien", longest: 200 },
  quartier: { step: "bien", longest: 80 },
  latitude: { step: "bien" },
  longitude: { step: "bien" },
  showsExactPosition: { step: "bien" },

  livingArea: { step: "surfaces", applies: isHome },
  carrezArea: { step: "surfaces", applies: isHomeSale },
  landArea: { step: "surfaces", applies: ({ propertyType }) => propertyType !== "appartement" },
  rooms: { step: "surfaces", applies: isHome },
  bedrooms: { step: "surfaces", applies: isHome },
  bathrooms: { step: "surfaces", applies: isHome },
  showerRooms: { step: "surfaces", applies: isHome },
  toilets: { step: "surfaces", applies: isHome },
  hasKitchen: { step: "surfaces", applies: isHome },
  kitchen: { step: "surfaces", applies: isHome },
  roomName: { step: "surfaces", longest: 80, isList: true, applies: isHome },
  roomArea: { step: "surfaces", isList: true, applies: isHome },
  floor: { step: "surfaces", applies: isFlat },
  floorCount: { step: "surfaces", applies: isHome },
  yearBuilt: { step: "surfaces", applies: isHome },
  heating: { step: "surfaces", longest: 80, applies: isHome },
  exposure: { step: "surfaces", longest: 40 },
  features: { step: "surfaces", isList: true },

  price: { step: "prix" },
  feesPayer: { step: "prix", applies: isAgencySale },
  feesPercent: { step: "prix", applies: isAgencySale },
  priceWithoutFees: { step: "prix", applies: isAgencySale },
  feeScheduleUrl: { step: "prix", longest: 300, applies: ({ isAgency }) => isAgency },
  isCopropriete: { step: "prix", applies: isHomeSale },
  coproprieteLots: { step: "prix", applies: isHomeSale },
  coproprieteAnnualCharges: { step: "prix", applies: isHomeSale },
  coproprieteProcedure: { step: "prix", longest: 500, applies: isHomeSale },
  furnished: { step: "prix", applies: isHomeRental },
  availableFrom: { step: "prix", applies: isRental },
  charges: { step: "prix", applies: isRental },
  chargesKind: { step: "prix", applies: isRental },
  deposit: { step: "prix", applies: isRental },
  rentBase: { step: "prix", applies: isHomeRental },
  rentReferenceMax: { step: "prix", applies: isHomeRental },
  rentSupplement: { step: "prix", applies: isHomeRental },
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
export const fieldNames = Object.keys(listingFields) as ListingField[]; // the table's own keys

const ruleOf = (field: ListingField): FieldRule => listingFields[field];

export const stepOf = (field: ListingField): FormStep => listingFields[field].step;
export const isListField = (field: ListingField): boolean => ruleOf(field).isList === true;
export const longestOf = (field: ListingField): number => ruleOf(field).longest ?? 60;
export const fieldApplies = (field: ListingField, kind: ListingKind): boolean => ruleOf(field).applies?.(kind) ?? true;

/** Rows of rooms, and boxes ticked, at most. */
export const LONGEST_LIST = 40;
