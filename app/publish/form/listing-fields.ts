import { type FormAttribute, formAttributeKeys, mapFormAttributes } from "#app/domain/form-attributes.ts";
import { type Attribute, attributeKeys } from "#app/domain/listing-attributes.ts";
import { isHome, type ListingKind } from "#app/domain/listing-kind.ts";
import { type FormStep, formSteps } from "./steps.ts";

type FieldRule = {
  step: FormStep;
  /** Longest text that is stored, in characters. */
  longest?: number;
  /** A list: one text per row or ticked box. */
  isList?: true;
  applies?: (kind: ListingKind) => boolean;
};

const stepOfPart: Partial<Record<Attribute["formPart"], FormStep>> = {
  fees: "prix",
  copropriete: "prix",
  rent: "prix",
  energy: "diagnostics",
};
const ruleOfAttribute = (_key: FormAttribute, { formPart, of, longest }: Attribute): FieldRule => ({
  step: stepOfPart[formPart] ?? "surfaces",
  applies: of,
  ...(longest === undefined ? {} : { longest }),
});

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

  ...mapFormAttributes(attributeKeys, ruleOfAttribute),
  price: { step: "prix" },
  // All other attributes; the fields above keep their places.
  ...mapFormAttributes(formAttributeKeys, ruleOfAttribute),
  roomName: { step: "surfaces", longest: 80, isList: true, applies: isHome },
  roomArea: { step: "surfaces", isList: true, applies: isHome },
  features: { step: "surfaces", isList: true },

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
