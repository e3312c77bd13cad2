import { attributeKeys, attributeOf, mapAttributes } from "#app/domain/listing-attributes.ts";
import { isHome, isPlot, type ListingKind } from "#app/domain/listing-kind.ts";
import { fieldApplies, fieldNames, type ListingField } from "./listing-fields.ts";
import type { ListingValues } from "./listing-form.schema.ts";

type Condition = {
  /** Kinds of listing that need the field, among those that have it; all of them by default. */
  kinds?: (kind: ListingKind) => boolean;
  /** A condition on other fields, for a field that is only asked then. */
  once?: (values: ListingValues) => boolean;
};

const always: Condition = {};
const onceCopropriete: Condition = { once: (values) => values.isCopropriete === true };
const onceBuyerPays: Condition = { once: ({ feesPayer }) => feesPayer === "acquereur" || feesPayer === "partage" };
const onceRated: Condition = { once: ({ dpeStatus }) => dpeStatus === "fait" };

const requiredAttributes = attributeKeys.filter((key) => attributeOf(key).isRequired);

/** Fields required for publication. The Carrez area and controlled rents have rules of their own, with their own words. */
const conditions: Partial<Record<ListingField, Condition>> = {
  ...mapAttributes(requiredAttributes, () => always),
  transaction: always,
  type: always,
  commune: always,
  price: always,
  title: always,
  description: always,
  landArea: { kinds: isPlot },
  charges: { kinds: isHome },
  chargesKind: { once: ({ charges }) => charges !== null && charges > 0 },
  isCopropriete: { kinds: ({ propertyType }) => propertyType === "appartement" },
  coproprieteLots: onceCopropriete,
  coproprieteAnnualCharges: onceCopropriete,
  feesPayer: always,
  feeScheduleUrl: always,
  feesPercent: onceBuyerPays,
  priceWithoutFees: onceBuyerPays,
  dpeStatus: always,
  dpeExemptReason: { once: ({ dpeStatus }) => dpeStatus === "non-soumis" },
  energyClass: onceRated,
  climateClass: onceRated,
  dpeDate: onceRated,
  energyCostMin: onceRated,
  energyCostMax: onceRated,
  energyCostYear: onceRated,
};

const concerns = (field: ListingField, kind: ListingKind): boolean => {
  const condition = conditions[field];
  return condition !== undefined && fieldApplies(field, kind) && (condition.kinds?.(kind) ?? true);
};

/** Required fields that are empty. */
export const missingFields = (values: ListingValues, kind: ListingKind): ListingField[] =>
  fieldNames.filter(
    (field) => concerns(field, kind) && (conditions[field]?.once?.(values) ?? true) && values[field] === null,
  );

/** Whether the form marks a field: it is required wherever it is shown. The kind of charges is shown before that is known. */
export const isMarkedRequired = (field: ListingField, kind: ListingKind): boolean =>
  field !== "chargesKind" && concerns(field, kind);
