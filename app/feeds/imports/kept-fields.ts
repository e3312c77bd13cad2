import { fieldNames, type ListingField, stepOf } from "#app/publish/form/listing-fields.ts";
import type { FormStep } from "#app/publish/form/steps.ts";

/** Fields that are kept together; the first one names them. */
export type KeptChoice = {
  name: ListingField | "photos";
  fields: (ListingField | "photos")[];
  step: FormStep | "photos";
};

/** What the file alone says: another home would be another listing. */
const ofFile: readonly ListingField[] = ["transaction", "type", "commune"];

const together: Partial<Record<ListingField, ListingField[]>> = {
  latitude: ["latitude", "longitude"],
  roomName: ["roomName", "roomArea"],
};
const isSecond = (field: ListingField) =>
  Object.values(together).some((fields) => fields.includes(field) && fields[0] !== field);

/** What an organisation may keep as it was changed by hand, in the order of the form. */
export const keptChoices: readonly KeptChoice[] = [
  ...fieldNames
    .filter((field) => !ofFile.includes(field) && !isSecond(field))
    .map((name): KeptChoice => ({ name, fields: together[name] ?? [name], step: stepOf(name) })),
  { name: "photos", fields: ["photos"], step: "photos" },
];

/** The fields of the ticked choices; unknown names are ignored. */
export const fieldsOf = (names: readonly string[]): string[] =>
  keptChoices.filter(({ name }) => names.includes(name)).flatMap(({ fields }) => fields);
