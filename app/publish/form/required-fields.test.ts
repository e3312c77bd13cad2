import { expect, test } from "vitest";
import type { ListingKind } from "#app/domain/listing-kind.ts";
import { fieldNames } from "./listing-fields.ts";
import { readListingForm } from "./listing-form.schema.ts";
import { isMarkedRequired, missingFields } from "./required-fields.ts";

const flatForSale: ListingKind = { transaction: "vente", propertyType: "appartement", isAgency: false };
const houseToLet: ListingKind = { transaction: "location", propertyType: "maison", isAgency: true };
const plot: ListingKind = { transaction: "vente", propertyType: "terrain", isAgency: false };

test.each([
  ["a flat for sale", flatForSale, { type: "appartement", transaction: "vente" }],
  ["a house to let by an agency", houseToLet, { type: "maison", transaction: "location", dpeStatus: "fait" }],
  ["a plot", plot, { type: "terrain", transaction: "vente" }],
])("every field that %s requires is marked in its form", (_, kind, form) => {
  const missing = missingFields(readListingForm(form, kind).values, kind);
  expect(missing).toContain("price");
  expect(missing.filter((field) => !isMarkedRequired(field, kind))).toEqual([]);
});

test("a field is marked only for the kinds that need it", () => {
  const marked = (kind: ListingKind) => fieldNames.filter((field) => isMarkedRequired(field, kind));
  expect(marked(plot)).toEqual(["transaction", "type", "commune", "landArea", "price", "title", "description"]);
  expect(marked(flatForSale)).toContain("isCopropriete");
  expect(marked(flatForSale)).not.toContain("landArea");
  expect(marked(houseToLet)).toEqual(expect.arrayContaining(["furnished", "charges", "feeScheduleUrl"]));
  expect(marked(houseToLet)).not.toContain("feesPayer");
});

test("a field that depends on another answer is required only after that answer", () => {
  const missing = (form: Record<string, string>) =>
    missingFields(
      readListingForm({ ...form, type: "appartement", transaction: "vente" }, flatForSale).values,
      flatForSale,
    );
  expect(missing({ isCopropriete: "non", dpeStatus: "en-cours" })).not.toContain("coproprieteLots");
  expect(missing({ isCopropriete: "non", dpeStatus: "en-cours" })).not.toContain("energyClass");
  expect(missing({ isCopropriete: "oui", dpeStatus: "fait" })).toEqual(
    expect.arrayContaining(["coproprieteLots", "energyClass"]),
  );
});
