import { expect, test } from "vitest";
import { nantes } from "#tests/factories/communes.ts";
import { flatForm, rentalForm } from "#tests/factories/drafts.ts";
import { applicableValues, formAttributeKeys, formAttributeOf, isFormAttribute } from "#app/domain/form-attributes.ts";
import { sketchedListing } from "../form/check-listing.ts";
import type { DraftForm } from "../form/draft-form.ts";
import { kindOf, readListingForm } from "../form/listing-form.schema.ts";
import { listingColumns } from "./listing-columns.ts";
import type { ListingToCopy } from "../drafts/copies.repository.server.ts";
import { formOfListing } from "../drafts/form-of-listing.ts";

const sale = flatForm({
  carrezArea: "62,8",
  coproprieteProcedure: "Plan de sauvegarde",
  feesPayer: "acquereur",
  feesPercent: "4,25",
  priceWithoutFees: "273250,50",
  feeScheduleUrl: "https://exemple.fr/bareme",
});
const rent = rentalForm({
  rentBase: "700",
  rentReferenceMax: "750,40",
  rentSupplement: "50",
  tenantFees: "500",
  inventoryFee: "180",
  feeScheduleUrl: "https://exemple.fr/bareme",
  availableFrom: "2027-03-14",
});

const isAgency = true;
const valuesOf = (form: DraftForm) => readListingForm(form, kindOf(form, { isAgency })).values;

/** The form of an edit of what this form publishes. */
function editedForm(form: DraftForm): DraftForm {
  const { listing, details, rooms } = listingColumns(sketchedListing(valuesOf(form))!, nantes, "BV00000");
  return formOfListing({ listing, details, rooms } as unknown as ListingToCopy, "Nantes"); // the other columns are not read
}

test.each([
  ["sale", sale],
  ["rental", rent],
])("every attribute of a %s is published, and filled in again in its edit", (_name, form) => {
  const values = valuesOf(form);
  const typed = formAttributeKeys.filter((key) => values[key] !== null);
  const edited = valuesOf(editedForm(form));
  expect(typed.length).toBeGreaterThan(20);
  expect(applicableValues(typed, edited)).toEqual(applicableValues(typed, values));
});

test.each([
  ["the kind of charges, without charges", { ...rent, charges: "0" }, ["chargesKind"]],
  ["the kind of a kitchen, without one", { ...sale, hasKitchen: "non" }, ["kitchen"]],
  ["fees that the seller pays", { ...sale, feesPayer: "vendeur" }, ["feesPercent", "priceWithoutFees"]],
  ["charges of no copropriété", { ...sale, isCopropriete: "non" }, ["coproprieteLots", "coproprieteAnnualCharges"]],
  [
    "figures of no certificate",
    { ...sale, dpeStatus: "en-cours" },
    ["energyClass", "emissions", "energyCostYear", "dpeDate"],
  ],
])("%s are not stored", (_name, form: DraftForm, keys) => {
  const edited = editedForm(form);
  expect(keys.map((key) => edited[key])).toEqual(keys.map(() => ""));
});

test("an attribute depends only on other attributes", () => {
  const others = formAttributeKeys.flatMap((key) => Object.keys(formAttributeOf(key).onlyIf ?? {}));
  expect(others.filter((key) => !isFormAttribute(key))).toEqual([]);
  expect(new Set(others)).toEqual(new Set(["hasKitchen", "feesPayer", "isCopropriete", "charges", "dpeStatus"]));
});
