import { formOfListing } from "#app/publish/drafts/form-of-listing.ts";
import { sketchedListing } from "#app/publish/form/check-listing.ts";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import { fieldNames, type ListingField } from "#app/publish/form/listing-fields.ts";
import { kindOf, readListingForm } from "#app/publish/form/listing-form.schema.ts";
import type { PublishCommune } from "#app/publish/form/publish-commune.ts";
import { listingColumns } from "#app/publish/publication/listing-columns.ts";
import type { FieldChange } from "../import.ts";
import { isKept, type KeptChoice, keptChoices } from "../field-choices.ts";

/** A form as the portal writes it after storage, so that forms of files and of listings can be compared. */
export function canonicalForm(form: DraftForm, commune: PublishCommune): DraftForm {
  const { values } = readListingForm(form, kindOf(form, { isAgency: true }));
  const sketch = sketchedListing(values);
  // The public position depends on the reference; the form does not contain it.
  return sketch ? formOfListing(listingColumns(sketch, commune, ""), String(form.commune ?? "")) : form;
}

const textOf = (form: DraftForm, field: ListingField): string => JSON.stringify(form[field] ?? "");
const isSame = (one: DraftForm, other: DraftForm, field: ListingField) => textOf(one, field) === textOf(other, field);
const isEmpty = (form: DraftForm, field: ListingField): boolean => (form[field] ?? "").length === 0;

type Merged = { file: DraftForm; shown: DraftForm; lastFile: DraftForm; keptFields: readonly string[] };

/**
 * The form of a listing after an import: the file's values, except fields changed by hand that the file leaves empty or the agency
 * keeps, then with their whole choice. All forms are canonical. `form` is `file` itself where nothing of the listing stays.
 */
export function mergeForms({ file, shown, lastFile, keptFields }: Merged): { form: DraftForm; byHand: ListingField[] } {
  const byHand = fieldNames.filter((field) => !isSame(shown, lastFile, field));
  const isByHand = (field: KeptChoice["name"]) => field !== "photos" && byHand.includes(field);
  const kept = keptChoices.filter((choice) => isKept(choice, keptFields) && choice.fields.some(isByHand));
  const stays = (field: ListingField) =>
    kept.some(({ fields }) => fields.includes(field)) || (isByHand(field) && isEmpty(file, field));
  const staying = fieldNames.filter((field) => stays(field) && !isSame(shown, file, field));
  return { form: staying.length === 0 ? file : { ...file, ...pick(shown, staying) }, byHand };
}

/** The form of a draft after an import: the file's values, except fields that people changed and the new file did not. */
export function mergeDraft({ file, typed, lastFile }: Record<"file" | "typed" | "lastFile", DraftForm>): DraftForm {
  const kept = fieldNames.filter((field) => !isSame(typed, lastFile, field) && isSame(file, lastFile, field));
  return { ...file, ...pick(typed, kept) };
}

const pick = (form: DraftForm, fields: readonly ListingField[]): DraftForm =>
  Object.fromEntries(fields.map((field) => [field, form[field] ?? ""]));

/** Changes of longer texts, of lists and of the place, which may be hidden, are reported without values. */
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

/** The fields that an import changes, and fields changed by hand that it leaves. */
export function changesOf({ shown, next, byHand }: Changed): FieldChange[] {
  return fieldNames.flatMap((field): FieldChange[] => {
    const stays = isSame(shown, next, field);
    const isByHand = byHand.includes(field);
    if (stays) return isByHand ? [{ field, byHand: "kept" }] : [];
    return [{ field, byHand: isByHand ? "replaced" : null, ...valuesOf(field, { shown, next }) }];
  });
}
