import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nantes } from "#tests/factories/communes.ts";
import { flatForm } from "#tests/factories/drafts.ts";
import { check, problemsOf } from "#tests/setup/visitors/checked-form.ts";
import { checkedListing, stepStates } from "./check-listing.ts";
import type { DraftForm } from "./draft-form.ts";
import { fieldNames } from "./listing-fields.ts";

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
  expect(problemsOf({}, { commune: null })).toEqual([
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
  expect(problemsOf(plot)).toEqual([]);
  expect(problemsOf({ ...plot, landArea: "" })).toEqual(["landArea required"]);
  // Fields typed for a flat before do not count.
  expect(problemsOf({ ...flatForm({ rooms: "beaucoup" }), ...plot })).toEqual([]);
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
    const problems = problemsOf(flatForm(changes));
    if (expected) expect(problems).toContain(expected);
    else expect(problems).toEqual([]);
  });

  test("an unknown commune, or one with arrondissements, is refused", () => {
    expect(problemsOf(flatForm(), { commune: null })).toEqual(["commune communeUnknown"]);
    expect(problemsOf(flatForm(), { commune: { ...nantes, slug: "lyon", hasArrondissements: true } })).toEqual([
      "commune arrondissementRequired",
    ]);
  });
});

test("any text in any field is accepted without an error", () => {
  const anyCharacters = fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 })
    .map((codes) => String.fromCharCode(...codes));
  const anything = fc.oneof(
    fc.string(),
    anyCharacters,
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
