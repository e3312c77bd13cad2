import type { Picture } from "#app/domain/picture.ts";
import { fieldNames, type ListingField } from "../form/listing-fields.ts";
import { isAmount, type ListingValues } from "../form/listing-form.schema.ts";

/** A changed field of a published listing; numbers with both values, null where there is none. */
export type ListingChange = {
  field: ListingField | "photos";
  /** The format of the numbers; null for other fields. */
  unit: "amount" | "number" | null;
  from: number | null;
  to: number | null;
};

type Side = { values: ListingValues; photos: Pick<Picture, "sha256" | "alt">[] };

/** The differences between a listing as published and as its draft would publish it, in the order of the form. */
export function listingChanges(published: Side, draft: Side): ListingChange[] {
  const [before, after] = [comparable(published.values), comparable(draft.values)];
  const changes = fieldNames
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => numbersOf(field, before[field], after[field]));
  const photos = ({ photos }: Side) => JSON.stringify(photos.map(({ sha256, alt }) => [sha256, alt]));
  return photos(published) === photos(draft) ? changes : [...changes, numbersOf("photos", null, null)];
}

/** A position is one change, and so is the list of rooms, in which empty rows do not count. */
function comparable(values: ListingValues): Record<ListingField, unknown> {
  const rooms = (values.roomName ?? []).map((name, row) => [name, values.roomArea?.[row] ?? null]);
  return {
    ...values,
    latitude: [values.latitude, values.longitude],
    longitude: null,
    roomName: rooms.filter(([name]) => name !== null),
    roomArea: null,
  };
}

function numbersOf(field: ListingField | "photos", from: unknown, to: unknown): ListingChange {
  const isNumber = typeof from === "number" || typeof to === "number";
  if (!isNumber) return { field, unit: null, from: null, to: null };
  const numeric = (value: unknown) => (typeof value === "number" ? value : null);
  const unit = field !== "photos" && isAmount(field) ? "amount" : "number";
  return { field, unit, from: numeric(from), to: numeric(to) };
}
