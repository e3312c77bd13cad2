import {
  formAttributeKeys,
  formAttributeOf,
  isApplicable,
  isFormAttribute,
  mapFormAttributes,
} from "#app/domain/form-attributes.ts";
import { isAny, isHome, isPlot, type ListingKind } from "#app/domain/listing-kind.ts";
import { fieldApplies, fieldNames, type ListingField } from "./listing-fields.ts";
import type { ListingValues } from "./listing-form.schema.ts";

/**
 * Fields required for publication, each with the kinds of listings that need it. The Carrez area and controlled rents have rules
 * of their own, with their own words.
 */
const required: Partial<Record<ListingField, (kind: ListingKind) => boolean>> = {
  ...mapFormAttributes(
    formAttributeKeys.filter((key) => formAttributeOf(key).isRequired),
    () => isAny,
  ),
  transaction: isAny,
  type: isAny,
  commune: isAny,
  price: isAny,
  title: isAny,
  description: isAny,
  landArea: isPlot,
  charges: isHome,
  isCopropriete: ({ propertyType }) => propertyType === "appartement",
};

const concerns = (field: ListingField, kind: ListingKind): boolean =>
  fieldApplies(field, kind) && required[field]?.(kind) === true;

/** Required fields that are empty. */
export const missingFields = (values: ListingValues, kind: ListingKind): ListingField[] =>
  fieldNames.filter(
    (field) =>
      concerns(field, kind) && (!isFormAttribute(field) || isApplicable(field, values)) && values[field] === null,
  );

/** Whether a field is marked: required wherever it is shown. The kind of charges is shown before it is known to be required. */
export const isMarkedRequired = (field: ListingField, kind: ListingKind): boolean =>
  field !== "chargesKind" && concerns(field, kind);
