import { expect, test } from "vitest";
import { budgetHome } from "#app/costs/monthly-budget.ts";
import type { StoredBudget } from "#app/browser-storage/budget-store.ts";
import { emptyBudget, emptyHomeBudget } from "#app/costs/typed-budget.ts";
import { builtInCostTable } from "#app/domain/cost-table.ts";
import { amountWords } from "#app/i18n/fr/costs/amounts.ts";
import { cardWords } from "#app/i18n/fr/listings/card.ts";
import { comparisonWords } from "#app/i18n/fr/comparison/comparison.ts";
import { attributeKeys, mapAttributes } from "#app/domain/listing-attributes.ts";
import { listingDetailsWords } from "#app/i18n/fr/listings/listing-details.ts";
import { propertyWords } from "#app/i18n/fr/listings/property.ts";
import type { ComparedListing } from "./comparison.ts";
import { comparisonRows } from "./comparison-rows.ts";

const wording = {
  words: comparisonWords.french,
  amounts: amountWords.french,
  listing: listingDetailsWords.french,
  card: cardWords.french,
  property: propertyWords.french,
  currency: "EUR" as const,
  stored: null,
};

const flat: ComparedListing = {
  reference: "BV1AA",
  href: "/annonces/x-BV1AA",
  title: "Appartement",
  newUntil: null,
  stage: "disponible",
  previousPrice: null,
  cover: null,
  communeName: "Lyon",
  departmentCode: "69",
  transaction: "vente",
  propertyType: "appartement",
  publishedOn: "2026-03-01",
  attributes: {
    ...mapAttributes(attributeKeys, () => null),
    livingArea: 50,
    rooms: 2,
    bedrooms: 1,
    bathrooms: 1,
    showerRooms: 0,
    toilets: 1,
    floor: 0,
    floorCount: 4,
  },
  kitchen: null,
  comforts: ["balcon", "parking", "cave"],
  price: {
    amount: 200_000_00,
    previousAmount: null,
    perSquareMetre: 4_000_00,
    charges: null,
    chargesKind: null,
    deposit: null,
    rentBase: null,
    rentReferenceMax: null,
    rentSupplement: null,
    tenantFees: null,
    inventoryFee: null,
    feesPayer: "acquereur",
    feesPercent: 4,
    withoutFees: 192_000_00,
    feeScheduleUrl: null,
  },
  copropriete: { lots: 12, annualCharges: 1_200_00, procedure: null },
  energy: { status: "fait", energyClass: "C", climateClass: "B" },
  agent: { slug: "a", name: "Agence du Parc" },
  budget: null,
};
const read = (listings: ComparedListing[], stored: StoredBudget | null = null) =>
  new Map(
    comparisonRows(listings, { ...wording, stored }).map(({ key, values, differs }) => [
      key,
      { values: values.map((value) => value?.replaceAll(/\s/g, " ") ?? null), differs },
    ]),
  );

test("a row differs where two of its values do", () => {
  const rows = read([flat, { ...flat, attributes: { ...flat.attributes, bedrooms: 2 } }, flat]);
  expect(rows.get("bedrooms")).toEqual({ values: ["1", "2", "1"], differs: true });
  expect([...rows].filter(([, { differs }]) => differs).map(([key]) => key)).toEqual(["bedrooms"]);
});

test("a row with one known value stays, with empty cells; a row without any is left out", () => {
  const rows = read([
    flat,
    { ...flat, energy: { status: "en-cours", energyClass: null, climateClass: null }, copropriete: null },
  ]);
  expect(rows.get("charges")).toEqual({ values: ["1 200 € par an (copropriété)", null], differs: true });
  expect(rows.get("energy")?.values).toEqual(["C", "En cours"]);
  expect(rows.has("yearBuilt")).toBe(false);
  expect(rows.has("landArea")).toBe(false);
});

test("a sale's fees are shown as the law requires, with the price without them", () => {
  expect(read([flat]).get("fees")?.values).toEqual([
    "192 000 € hors honoraires 4 % TTC du prix du bien hors honoraires, à la charge de l’acquéreur",
  ]);
});

test("rents are per month, with what they include", () => {
  const rent = {
    ...flat,
    transaction: "location" as const,
    copropriete: null,
    price: { ...flat.price, amount: 890_00, charges: 80_00, deposit: 810_00, tenantFees: 520_00 },
  };
  const rows = read([rent]);
  const first = (key: "price" | "perMetre" | "charges" | "deposit" | "fees") => rows.get(key)?.values[0];
  expect(first("price")).toBe("890 € par mois, charges comprises");
  expect(first("perMetre")).toBe("17,80 €/m²");
  expect([first("charges"), first("deposit"), first("fees")]).toEqual([
    "Dont 80 € par mois",
    "810 €",
    "520 € TTC, à la charge du locataire",
  ]);
});

test("a comparison of rents alone has no row for the monthly cost", () => {
  const rent = { ...flat, transaction: "location" as const };
  const budget = { texts: { ...emptyBudget, taux: "3,5" }, homes: new Map() };
  expect(read([rent, rent], budget).has("monthlyCost")).toBe(false);
});

test("comforts are grouped: outdoor spaces, parking, the rest", () => {
  const rows = read([flat, { ...flat, comforts: ["jardin", "garage", "piscine-chauffee", "alarme"] }]);
  expect(["outside", "parking", "features"].map((key) => rows.get(key as "outside")?.values)).toEqual([
    ["Balcon", "Jardin, Piscine chauffée"],
    ["Parking", "Garage"],
    ["Cave", "Alarme"],
  ]);
});

test("the monthly cost is shown once a budget is typed, beside rents", () => {
  const sold = {
    reference: flat.reference,
    yearBuilt: null,
    isLand: false,
    price: 200_000_00,
    priceWithoutFees: null,
    departmentCode: "44",
    yearlyCharges: 1_200_00,
    yearlyEnergy: null,
  };
  const budget = budgetHome(sold, builtInCostTable, "2026-11-24");
  const stored = { texts: { ...emptyBudget, apport: "40 000", taux: "3,5" }, homes: new Map() };
  const listings = [
    { ...flat, budget },
    { ...flat, transaction: "location" as const },
  ];
  expect(read(listings, stored).get("monthlyCost")?.values).toEqual([
    "environ 1 122 € hors taxe foncière",
    "200 000 € loyer, charges comprises, énergie non comptée",
  ]);
  expect(read(listings).has("monthlyCost")).toBe(false);
  // Without a typed rate, at the usual one.
  expect(read(listings, { ...stored, texts: { ...stored.texts, taux: "" } }).get("monthlyCost")?.values[0]).toBe(
    "environ 1 100 € hors taxe foncière",
  );
  // What was typed of this home counts for it alone.
  const homes = new Map([[flat.reference, { ...emptyHomeBudget, achat: "neuf", taxe: "1 200" }]]);
  const other = { ...listings[0]!, reference: "BV2BB" };
  expect(read([listings[0]!, other], { ...stored, homes }).get("monthlyCost")?.values).toEqual([
    "environ 1 156 € taxe foncière comprise",
    "environ 1 122 € hors taxe foncière",
  ]);
});
