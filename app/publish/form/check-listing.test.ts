import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rentControlLaws } from "#app/domain/rent-control.ts";
import { nantes } from "#tests/factories/communes.ts";
import { flatForm, rentalForm } from "#tests/factories/drafts.ts";
import { checkedListing, checkListingForm, stepStates } from "./check-listing.ts";
import type { DraftForm } from "./draft-form.ts";
import { fieldNames } from "./listing-fields.ts";
import type { PublishCommune } from "./publish-commune.ts";

const around = {
  isAgency: false,
  commune: nantes as PublishCommune | null,
  today: "2026-11-21",
  rentControlPeriods: rentControlLaws,
};
const check = (form: DraftForm, surroundings: Partial<typeof around> = {}) =>
  checkListingForm(form, { ...around, ...surroundings });
const told = (form: DraftForm, surroundings: Partial<typeof around> = {}) =>
  check(form, surroundings).problems.map(({ field, code, row }) =>
    [field, code, ...(row === undefined ? [] : [row])].join(" "),
  );

test("a complete form becomes a listing: amounts in cents, areas in m², days in ISO", () => {
  const listing = checkedListing(check(flatForm()));
  expect(listing).toMatchObject({
    price: 28_500_000,
    livingArea: 63.5,
    carrezArea: 62.8,
    floor: 2,
    hasKitchen: true,
    coproprieteAnnualCharges: 145_000,
    energyCostMax: 106_000,
    dpeDate: "2025-03-14",
    features: ["balcon", "cave"],
    roomName: ["Séjour", "Chambre", null],
    roomArea: [24.2, null, null],
    feesPayer: null,
  });
});

test("a title and a street are one line, a description keeps its lines", () => {
  const listing = checkedListing(
    check(
      flatForm({
        title: "Duplex\r\navec\u202E terrasse",
        address: "8 rue\nCrébillon",
        description: "Au calme.\r\n\r\nAu sud.",
      }),
    ),
  );
  expect(listing).toMatchObject({
    title: "Duplex avec terrasse",
    address: "8 rue Crébillon",
    description: "Au calme.\n\nAu sud.",
  });
});

test("an empty form reports all required fields, and nothing else", () => {
  expect(told({}, { commune: null })).toEqual([
    "transaction required",
    "type required",
    "commune required",
    "livingArea required",
    "rooms required",
    "bedrooms required",
    "bathrooms required",
    "hasKitchen required",
    "price required",
    "dpeStatus required",
    "title required",
    "description required",
  ]);
});

test("a plot needs land, and no field of a home", () => {
  const plot = {
    transaction: "vente",
    type: "terrain",
    commune: "Nantes",
    price: "95k",
    landArea: "640",
    title: "Terrain",
    description: "Viabilisé.",
  };
  expect(told(plot)).toEqual([]);
  expect(told({ ...plot, landArea: "" })).toEqual(["landArea required"]);
  // Fields typed for a flat before do not count.
  expect(told({ ...flatForm({ rooms: "beaucoup" }), ...plot })).toEqual([]);
});

describe("typed values", () => {
  test.each([
    [{ price: "deux cent mille" }, "price notANumber"],
    [{ price: "-5" }, "price negative"],
    [{ price: "0" }, "price tooSmall"],
    [{ price: "9 000 000 000" }, "price tooLarge"],
    [{ rooms: "2,5" }, "rooms notWhole"],
    [{ bedrooms: "7" }, "bedrooms moreBedroomsThanRooms"],
    [{ floor: "9" }, "floor floorAboveTop"],
    [{ floor: "-1" }, null],
    [{ yearBuilt: "2090" }, "yearBuilt builtTooLate"],
    [{ roomArea: ["vingt", "10"] }, "roomArea notAnArea 0"],
    [{ roomName: ["", "Chambre"], roomArea: ["12", "9"] }, "roomName roomNameRequired 0"],
    [{ dpeDate: "14/03/2025" }, null],
    [{ dpeDate: "31/02/2025" }, "dpeDate notADate"],
    [{ transaction: "troc" }, "transaction unknownChoice"],
    [{ cellars: "0" }, "cellars countContradictsComfort"],
    [{ cellars: "0", features: ["balcon"] }, null],
    [{ cellars: "2" }, null],
    [{ title: "\u200B\u2060" }, "title required"],
    [{ latitude: "47.2", longitude: "" }, "longitude positionHalf"],
    [{ latitude: "48.85", longitude: "2.35" }, "latitude positionFar"],
    [{ latitude: "nord", longitude: "-1.55" }, "latitude notAPosition"],
    [{ latitude: "47,2201", longitude: "-1.5501" }, null],
    [{ address: "", showsExactPosition: "oui" }, "address nothingExact"],
  ] as [DraftForm, string | null][])("%j is reported as: %s", (changes, expected) => {
    const problems = told(flatForm(changes));
    if (expected) expect(problems).toContain(expected);
    else expect(problems).toEqual([]);
  });

  test("an unknown commune, or one with arrondissements, is refused", () => {
    expect(told(flatForm(), { commune: null })).toEqual(["commune communeUnknown"]);
    expect(told(flatForm(), { commune: { ...nantes, slug: "lyon", hasArrondissements: true } })).toEqual([
      "commune arrondissementRequired",
    ]);
  });
});

describe("the law on sales", () => {
  test.each([
    [{ isCopropriete: "" }, ["isCopropriete required"]],
    [{ carrezArea: "" }, ["carrezArea carrezRequired"]],
    [{ carrezArea: "", isCopropriete: "non" }, []],
    [
      { coproprieteLots: "", coproprieteAnnualCharges: "" },
      ["coproprieteLots required", "coproprieteAnnualCharges required"],
    ],
    [{ type: "maison", isCopropriete: "", carrezArea: "", floor: "" }, []],
  ] as [DraftForm, string[]][])("%j → %j", (changes, expected) => {
    expect(told(flatForm(changes))).toEqual(expected);
  });

  const schedule = { feeScheduleUrl: "www.exemple.fr/honoraires" };
  test.each([
    [{}, ["feesPayer required", "feeScheduleUrl required"]],
    [{ ...schedule, feesPayer: "vendeur" }, []],
    [{ ...schedule, feesPayer: "acquereur" }, ["feesPercent required", "priceWithoutFees required"]],
    [{ ...schedule, feesPayer: "acquereur", feesPercent: "5", priceWithoutFees: "271 430" }, []],
    [
      { ...schedule, feesPayer: "acquereur", feesPercent: "9", priceWithoutFees: "271 430" },
      ["feesPercent feesInconsistent"],
    ],
    [{ feeScheduleUrl: "javascript:alert(1)", feesPayer: "vendeur" }, ["feeScheduleUrl notAWebAddress"]],
  ] as [DraftForm, string[]][])("of an agency, %j → %j", (changes, expected) => {
    expect(told(flatForm(changes), { isAgency: true })).toEqual(expected);
  });
});

describe("the law on rentals", () => {
  test.each([
    [{}, []],
    [{ furnished: "" }, ["furnished required"]],
    [{ charges: "" }, ["charges required"]],
    [{ charges: "0", chargesKind: "", deposit: "890" }, []],
    [{ chargesKind: "" }, ["chargesKind required"]],
    [{ charges: "900" }, ["charges chargesAboveRent", "deposit depositTooHigh"]],
    [{ deposit: "1 620" }, ["deposit depositTooHigh"]],
    [{ deposit: "1 620", furnished: "oui" }, []],
    [{ deposit: "1 640", furnished: "oui" }, ["deposit depositTooHigh"]],
    [{ energyClass: "G" }, ["energyClass lettingBanned"]],
    [{ energyClass: "F" }, []],
    [{ rentBase: "810" }, ["rentReferenceMax required"]],
  ] as [DraftForm, string[]][])("%j → %j", (changes, expected) => {
    expect(told(rentalForm(changes))).toEqual(expected);
  });

  test("letters are banned by date, and later overseas", () => {
    expect(told(rentalForm({ energyClass: "F" }), { today: "2028-01-01" })).toEqual(["energyClass lettingBanned"]);
    expect(told(rentalForm({ energyClass: "G" }), { commune: { ...nantes, departmentCode: "974" } })).toEqual([]);
    expect(told(flatForm({ energyClass: "G" }))).toEqual([]);
  });

  test("under rent control the base and its cap are required, and add up to the rent", () => {
    const paris = { commune: { ...nantes, slug: "paris-15e", departmentCode: "75" }, today: "2026-11-24" };
    expect(told(rentalForm(), paris)).toEqual(["rentBase required", "rentReferenceMax required"]);
    expect(told(rentalForm({ rentBase: "810", rentReferenceMax: "850" }), paris)).toEqual([]);
    expect(told(rentalForm({ rentBase: "860", rentReferenceMax: "850" }), paris)).toEqual([
      "rentBase rentAboveReference",
    ]);
    expect(told(rentalForm({ rentBase: "700", rentReferenceMax: "850" }), paris)).toEqual([
      "rentBase rentInconsistent",
    ]);
    expect(
      told(rentalForm({ rentBase: "760", rentReferenceMax: "760", rentSupplement: "50", energyClass: "F" }), paris),
    ).toEqual(["rentSupplement supplementForbidden"]);
  });

  test("after the end of rent control nothing of it is asked or checked, and its figures stay", () => {
    const paris = { commune: { ...nantes, slug: "paris-15e", departmentCode: "75" }, today: "2026-11-25" };
    expect(told(rentalForm(), paris)).toEqual([]);
    const typed = rentalForm({ rentBase: "900", rentReferenceMax: "850", rentSupplement: "à voir" });
    expect(told(typed, { ...paris, today: "2026-11-24" })).toEqual([
      "rentBase rentAboveReference",
      "rentSupplement notAnAmount",
    ]);
    expect(told(typed, paris)).toEqual([]);
    expect(check(typed, paris).values).toMatchObject({ rentBase: 90_000, rentReferenceMax: 85_000 });
    const prolonged = [...rentControlLaws, { ...rentControlLaws[0]!, from: "2027-01-01", until: "2029-12-31" }];
    const later = { ...paris, rentControlPeriods: prolonged };
    expect(told(rentalForm(), later)).toEqual([]);
    expect(told(rentalForm(), { ...later, today: "2027-01-01" })).toEqual([
      "rentBase required",
      "rentReferenceMax required",
    ]);
  });

  test("a tenant's fees stay below the cap per m², the inventory separate", () => {
    const agency = { isAgency: true };
    const fees = (tenantFees: string, inventoryFee: string) =>
      rentalForm({ tenantFees, inventoryFee, feeScheduleUrl: "https://exemple.fr/bareme" });
    // 63,5 m²: 640,72 € and 192,41 €.
    expect(told(fees("830", "190"), agency)).toEqual([]);
    expect(told(fees("840", "190"), agency)).toEqual(["tenantFees tenantFeesTooHigh"]);
    expect(told(fees("840", "200"), agency)).toEqual(["inventoryFee inventoryFeeTooHigh"]);
    expect(told(fees("100", "190"), agency)).toEqual(["inventoryFee inventoryAboveFees"]);
    expect(told(fees("950", "190"), { ...agency, commune: { ...nantes, departmentCode: "92" } })).toEqual([]);
  });
});

describe("the law on certificates", () => {
  test.each([
    [{ dpeStatus: "en-cours" }, []],
    [{ dpeStatus: "non-soumis" }, ["dpeExemptReason required"]],
    [{ dpeStatus: "non-soumis", dpeExemptReason: "Monument historique" }, []],
    [{ energyClass: "", energyCostYear: "" }, ["energyClass required", "energyCostYear required"]],
    [{ dpeDate: "2021-06-30" }, ["dpeDate dpeVoid"]],
    [{ dpeDate: "2027-01-01" }, ["dpeDate inFuture"]],
    [{ energyCostMin: "2000" }, ["energyCostMax costsInverted"]],
  ] as [DraftForm, string[]][])("%j → %j", (changes, expected) => {
    expect(told(flatForm(changes))).toEqual(expected);
  });

  test("a certificate is valid for ten years", () => {
    expect(told(flatForm({ dpeDate: "2025-03-14" }), { today: "2035-03-15" })).toEqual(["dpeDate dpeExpired"]);
  });
});

describe("advice, which does not prevent publication", () => {
  const advised = (form: DraftForm) => {
    const { problems, advice } = check(form);
    expect(problems).toEqual([]);
    return advice.map((one) => [one.field, one.code, ...("quote" in one ? [one.quote] : [])].join(" "));
  };

  test.each([
    [flatForm(), []],
    [flatForm({ price: "1" }), ["price unlikelyPrice"]],
    [flatForm({ price: "3 000" }), []],
    [rentalForm({ price: "1", charges: "0", chargesKind: "", deposit: "" }), ["price unlikelyPrice"]],
    [flatForm({ rooms: "7", livingArea: "20", carrezArea: "20" }), ["rooms crampedRooms"]],
    [flatForm({ rooms: "2", bedrooms: "1", livingArea: "18", carrezArea: "18" }), []],
    [flatForm({ rooms: "1", bedrooms: "0", livingArea: "6", carrezArea: "6" }), []],
    [flatForm({ rooms: "2", bedrooms: "1", livingArea: "20", carrezArea: "45" }), ["carrezArea carrezAboveLiving"]],
    [flatForm({ livingArea: "60", carrezArea: "75" }), []],
    [flatForm({ title: "T3 Graslin 06 12 34 56 78" }), ["title phoneNumber 06 12 34 56 78"]],
    [
      flatForm({ description: "Écrire à jean@exemple.fr, ou voir www.exemple.fr." }),
      ["description emailAddress jean@exemple.fr", "description webAddress www.exemple.fr"],
    ],
  ] as [DraftForm, string[]][])("%# %j", (form, expected) => {
    expect(advised(form)).toEqual(expected);
  });
});

test.each(["title", "description", "quartier"])("words in the field %s that exclude people are refused", (field) => {
  const { problems } = check(flatForm({ [field]: "Trois pièces, pas d’étrangers" }), { isAgency: false });
  expect(problems).toEqual([{ field, code: "discriminating", ground: "origin", quote: "pas d’étrangers" }]);
});

test("any text in any field is accepted without an error", () => {
  const anySigns = fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 })
    .map((signs) => String.fromCharCode(...signs));
  const anything = fc.oneof(
    fc.string(),
    anySigns,
    fc.constantFrom(
      "1e999",
      "-0",
      "١٢",
      "9".repeat(60),
      "NaN",
      "oui",
      "vente",
      "location",
      "terrain",
      "2024-02-30",
      "http://",
    ),
  );
  const form = fc.dictionary(fc.constantFrom(...fieldNames), fc.oneof(anything, fc.array(anything, { maxLength: 5 })));
  fc.assert(
    fc.property(form, fc.boolean(), (typed, isAgency) => {
      const checked = check({ ...flatForm(), ...typed }, { isAgency });
      expect(checkedListing(checked) === null).toBe(checked.problems.length > 0);
      stepStates(typed, checked, 0);
    }),
    { numRuns: 200 },
  );
});

test("each step has a state", () => {
  const untouched = stepStates({}, check({}), 0);
  expect(untouched).toEqual({
    bien: "todo",
    surfaces: "todo",
    prix: "todo",
    diagnostics: "todo",
    photos: "todo",
    description: "todo",
    verification: "todo",
  });
  const whole = stepStates(flatForm(), check(flatForm()), 2);
  expect(new Set(Object.values(whole))).toEqual(new Set(["done"]));
  const half = flatForm({ description: "" });
  expect(stepStates(half, check(half), 0)).toMatchObject({
    description: "missing",
    prix: "done",
    photos: "todo",
    verification: "todo",
  });
});
