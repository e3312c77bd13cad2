import { expect, test } from "vitest";
import { attributeKeys, mapAttributes } from "#app/domain/listing-attributes.ts";
import { listingJsonLd } from "./listing-json-ld.ts";
import type { ListingView } from "../listing-view.ts";

const site = { url: "https://portail.example", name: "Portail", currency: "EUR" };

const house: ListingView = {
  reference: "BV1AA",
  slug: "maison",
  title: "Maison",
  description: "Au calme.",
  transaction: "vente",
  propertyType: "maison",
  stage: "disponible",
  isSample: false,
  publishedOn: "2026-03-01",
  newUntil: null,
  updatedAt: "2026-03-01T10:00:00Z",
  photos: [],
  place: {
    communeName: "Nantes",
    communeSlug: "nantes",
    departmentName: "Loire-Atlantique",
    departmentCode: "44",
    postalCode: "44000",
    quartier: null,
    address: null,
    position: null,
  },
  attributes: { ...mapAttributes(attributeKeys, () => null), rooms: 4, bedrooms: 0, landArea: 300, cellars: 0 },
  kitchen: null,
  comforts: [],
  rooms: [],
  price: {
    amount: 300_000_00,
    previousAmount: null,
    perSquareMetre: null,
    charges: null,
    chargesKind: null,
    deposit: null,
    rentBase: null,
    rentReferenceMax: null,
    rentSupplement: null,
    tenantFees: null,
    inventoryFee: null,
    feesPayer: null,
    feesPercent: null,
    withoutFees: null,
    feeScheduleUrl: null,
  },
  copropriete: null,
  energy: {
    status: "en-cours",
    exemptReason: null,
    energyClass: null,
    climateClass: null,
    consumption: null,
    emissions: null,
    costMin: null,
    costMax: null,
    costYear: null,
    date: null,
  },
  agent: {
    slug: "odile",
    name: "Odile",
    photoUrl: null,
    photoAlt: "",
    role: "proprietaire",
    description: "",
    hasPhone: false,
  },
};

test("a count of zero is not a feature of a home", () => {
  const [{ mainEntity }] = listingJsonLd(house, site) as [{ mainEntity: Record<string, unknown> }]; // its first object
  expect(mainEntity).toMatchObject({
    numberOfRooms: 4,
    additionalProperty: [{ "@type": "PropertyValue", name: "Terrain", value: 300, unitCode: "MTK" }],
  });
  expect(mainEntity).not.toHaveProperty("numberOfBedrooms");
});
