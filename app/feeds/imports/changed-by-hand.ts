import { formOfListing } from "#app/publish/drafts/form-of-listing.ts";
import { sketchedListing } from "#app/publish/form/check-listing.ts";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import { fieldNames, type ListingField } from "#app/publish/form/listing-fields.ts";
import { kindOf, readListingForm } from "#app/publish/form/listing-form.schema.ts";
import type { PublishCommune } from "#app/publish/form/publish-commune.ts";
import { listingColumns } from "#app/publish/publication/listing-columns.ts";
import type { FieldChange } from "./import.ts";

/** A form as the portal would write it once it is stored, so that forms of files and of listings can be compared. */
export function canonicalForm(form: DraftForm, commune: PublishCommune): DraftForm {
  const { values } = readListingForm(form, kindOf(form, { isAgency: true }));
  const sketch = sketchedListing(values);
  // The position is drawn from the reference, and is no part of the form.
  return sketch ? formOfListing(listingColumns(sketch, commune, ""), String(form.commune ?? "")) : form;
}

const textOf = (form: DraftForm, field: ListingField): string => JSON.stringify(form[field] ?? "");

/**
 * What a listing says after a file: the file's values, except those that were changed by hand since the last file and are kept. All
 * are canonical: `stored` is what the last file made of the listing.
 */
export function mergeForms({
  read,
  current,
  stored,
  kept,
}: {
  read: DraftForm;
  current: DraftForm;
  stored: DraftForm;
  kept: readonly string[];
}): { form: DraftForm; byHand: ListingField[] } {
  const byHand = fieldNames.filter((field) => textOf(current, field) !== textOf(stored, field));
  const keeps = byHand.filter((field) => kept.includes(field));
  return { form: { ...read, ...Object.fromEntries(keeps.map((field) => [field, current[field] ?? ""])) }, byHand };
}

/** The fields that a file changes, and those changed by hand that it would have changed. */
export function changesOf({
  current,
  next,
  byHand,
}: {
  current: DraftForm;
  next: DraftForm;
  byHand: readonly ListingField[];
}): FieldChange[] {
  return fieldNames.flatMap((field): FieldChange[] => {
    const isSame = textOf(current, field) === textOf(next, field);
    if (byHand.includes(field)) return [{ field, byHand: isSame ? "kept" : "replaced" }];
    return isSame ? [] : [{ field, byHand: null }];
  });
}
