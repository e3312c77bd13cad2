import {
  formAttributeKeys,
  formAttributeOf,
  isAskedFor,
  isFormAttribute,
  mapFormAttributes,
} from "#app/domain/form-attributes.ts";
import { isAny, isHome, isPlot, type ListingKind } from "#app/domain/listing-kind.ts";
import { fieldApplies, fieldNames, type ListingField } from "./listing-fields.ts";
import type { ListingValues } from "./listing-form.schema.ts";

/**
 * Fields required for publication, with the listings that need them among those that have them. The Carrez area and controlled
 * rents have rules of their own, with their own words.
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
      concerns(field, kind) && (!isFormAttribute(field) || isAskedFor(field, values)) && values[field] === null,
  );

/** Whether the form marks a field: it is required wherever it is shown. The kind of charges is shown before that is known. */
export const isMarkedRequired = (field: ListingField, kind: ListingKind): boolean =>
  field !== "chargesKind" && concerns(field, kind);
