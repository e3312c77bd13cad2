import { fieldNames, type ListingField, stepOf } from "#app/publish/form/listing-fields.ts";
import type { FormStep } from "#app/publish/form/steps.ts";

/** Fields that an organisation keeps together; the first field names the choice. */
export type KeptChoice = {
  name: ListingField | "photos";
  fields: (ListingField | "photos")[];
  step: FormStep | "photos";
};

/** Fields that always follow the file: with other values, the home would be another listing. */
const ofFile: readonly ListingField[] = ["transaction", "type", "commune"];

/** Fields that have a meaning only together, by the first field, which names them. */
const together: Partial<Record<ListingField, ListingField[]>> = {
  latitude: ["longitude"],
  floor: ["floorCount"],
  hasKitchen: ["kitchen"],
  roomName: ["roomArea"],
  price: [
    "feesPayer",
    "feesPercent",
    "priceWithoutFees",
    "charges",
    "chargesKind",
    "deposit",
    "rentBase",
    "rentReferenceMax",
    "rentSupplement",
  ],
  isCopropriete: ["coproprieteLots", "coproprieteAnnualCharges", "coproprieteProcedure"],
  tenantFees: ["inventoryFee"],
  dpeStatus: ["energyClass", "climateClass", "energyConsumption", "emissions", "dpeDate", "dpeExemptReason"],
  energyCostMin: ["energyCostMax", "energyCostYear"],
};
const isSecond = (field: ListingField) => Object.values(together).some((fields) => fields.includes(field));

/** The choices of fields in which an organisation may keep changes by hand, in the order of the form. */
export const keptChoices: readonly KeptChoice[] = [
  ...fieldNames
    .filter((field) => !ofFile.includes(field) && !isSecond(field))
    .map((name): KeptChoice => ({ name, fields: [name, ...(together[name] ?? [])], step: stepOf(name) })),
  { name: "photos", fields: ["photos"], step: "photos" },
];

/** Whether a choice is kept. One stored field is enough: earlier versions stored single fields. */
export const isKept = ({ fields }: KeptChoice, keptFields: readonly string[]): boolean =>
  fields.some((field) => keptFields.includes(field));

/** Name that stands for all choices. */
export const EVERYTHING = "tout";

/** The fields of the ticked choices; unknown names are ignored. */
export const fieldsOf = (names: readonly string[]): string[] =>
  keptChoices.filter(({ name }) => names.includes(EVERYTHING) || names.includes(name)).flatMap(({ fields }) => fields);
