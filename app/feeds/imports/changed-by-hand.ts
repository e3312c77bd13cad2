import { formOfListing } from "#app/publish/drafts/form-of-listing.ts";
import { sketchedListing } from "#app/publish/form/check-listing.ts";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import { fieldNames, type ListingField } from "#app/publish/form/listing-fields.ts";
import { kindOf, readListingForm } from "#app/publish/form/listing-form.schema.ts";
import type { PublishCommune } from "#app/publish/form/publish-commune.ts";
import { listingColumns } from "#app/publish/publication/listing-columns.ts";
import type { FieldChange } from "./import.ts";
import { isKept, type KeptChoice, keptChoices } from "./kept-fields.ts";

/** A form as the portal would write it once it is stored, so that forms of files and of listings can be compared. */
export function canonicalForm(form: DraftForm, commune: PublishCommune): DraftForm {
  const { values } = readListingForm(form, kindOf(form, { isAgency: true }));
  const sketch = sketchedListing(values);
  // The position is drawn from the reference, and is no part of the form.
  return sketch ? formOfListing(listingColumns(sketch, commune, ""), String(form.commune ?? "")) : form;
}

const textOf = (form: DraftForm, field: ListingField): string => JSON.stringify(form[field] ?? "");
const isSame = (one: DraftForm, other: DraftForm, field: ListingField) => textOf(one, field) === textOf(other, field);
const isEmpty = (form: DraftForm, field: ListingField): boolean => (form[field] ?? "").length === 0;

type Merged = { file: DraftForm; shown: DraftForm; lastFile: DraftForm; keptFields: readonly string[] };

/**
 * What a listing says after a file: the file's values, except those that were changed by hand since the last file, where the file says
 * nothing or the agency keeps them: then with all fields of their choice, since half of a price or of a DPE is wrong. All are
 * canonical: `lastFile` is what the last file made of the listing.
 */
export function mergeForms({ file, shown, lastFile, keptFields }: Merged): { form: DraftForm; byHand: ListingField[] } {
  const byHand = fieldNames.filter((field) => !isSame(shown, lastFile, field));
  const isByHand = (field: KeptChoice["name"]) => field !== "photos" && byHand.includes(field);
  const kept = keptChoices.filter((choice) => isKept(choice, keptFields) && choice.fields.some(isByHand));
  const stays = (field: ListingField) =>
    kept.some(({ fields }) => fields.includes(field)) || (isByHand(field) && isEmpty(file, field));
  return { form: { ...file, ...pick(shown, fieldNames.filter(stays)) }, byHand };
}

/** What a draft says after a file: the file's values, except those that were typed where the file still says the same. */
export function mergeDraft({ file, typed, lastFile }: Record<"file" | "typed" | "lastFile", DraftForm>): DraftForm {
  const kept = fieldNames.filter((field) => !isSame(typed, lastFile, field) && isSame(file, lastFile, field));
  return { ...file, ...pick(typed, kept) };
}

const pick = (form: DraftForm, fields: readonly ListingField[]): DraftForm =>
  Object.fromEntries(fields.map((field) => [field, form[field] ?? ""]));

/** Longer texts are prose, and lists: only their fields are named. So is where a home is, which it may not show. */
const LONGEST_VALUE = 100;
const ofPlace: readonly ListingField[] = ["address", "latitude", "longitude"];

function valuesOf(
  field: ListingField,
  { shown, next }: Pick<Changed, "shown" | "next">,
): { from?: string; to?: string } {
  const [from, to] = [shown[field] ?? "", next[field] ?? ""];
  const isShort = (value: string | string[]): value is string =>
    typeof value === "string" && value.length <= LONGEST_VALUE && !ofPlace.includes(field);
  return isShort(from) && isShort(to) ? { from, to } : {};
}

type Changed = { shown: DraftForm; next: DraftForm; byHand: readonly ListingField[] };

/** The fields that a file changes, and those changed by hand that it would have changed. */
export function changesOf({ shown, next, byHand }: Changed): FieldChange[] {
  return fieldNames.flatMap((field): FieldChange[] => {
    const stays = isSame(shown, next, field);
    const isByHand = byHand.includes(field);
    if (stays) return isByHand ? [{ field, byHand: "kept" }] : [];
    return [{ field, byHand: isByHand ? "replaced" : null, ...valuesOf(field, { shown, next }) }];
  });
}
