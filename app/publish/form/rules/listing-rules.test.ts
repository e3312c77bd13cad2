import { describe, expect, test } from "vitest";
import { rentControlLaws } from "#app/domain/rent-control.ts";
import { nantes } from "#tests/factories/communes.ts";
import { flatForm, rentalForm } from "#tests/factories/drafts.ts";
import { check, problemsOf } from "#tests/setup/visitors/checked-form.ts";
import type { DraftForm } from "../draft-form.ts";

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
    expect(problemsOf(flatForm(changes))).toEqual(expected);
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
  ] as [DraftForm, string[]][])("for an agency, %j → %j", (changes, expected) => {
    expect(problemsOf(flatForm(changes), { isAgency: true })).toEqual(expected);
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
    expect(problemsOf(rentalForm(changes))).toEqual(expected);
  });

  test("letters are banned by date, and later overseas", () => {
    expect(problemsOf(rentalForm({ energyClass: "F" }), { today: "2028-01-01" })).toEqual([
      "energyClass lettingBanned",
    ]);
    expect(problemsOf(rentalForm({ energyClass: "G" }), { commune: { ...nantes, departmentCode: "974" } })).toEqual([]);
    expect(problemsOf(flatForm({ energyClass: "G" }))).toEqual([]);
  });

  test("under rent control the base and its cap are required, and add up to the rent", () => {
    const paris = { commune: { ...nantes, slug: "paris-15e", departmentCode: "75" }, today: "2026-11-24" };
    expect(problemsOf(rentalForm(), paris)).toEqual(["rentBase required", "rentReferenceMax required"]);
    expect(problemsOf(rentalForm({ rentBase: "810", rentReferenceMax: "850" }), paris)).toEqual([]);
    expect(problemsOf(rentalForm({ rentBase: "860", rentReferenceMax: "850" }), paris)).toEqual([
      "rentBase rentAboveReference",
    ]);
    expect(problemsOf(rentalForm({ rentBase: "700", rentReferenceMax: "850" }), paris)).toEqual([
      "rentBase rentInconsistent",
    ]);
    expect(
      problemsOf(
        rentalForm({ rentBase: "760", rentReferenceMax: "760", rentSupplement: "50", energyClass: "F" }),
        paris,
      ),
    ).toEqual(["rentSupplement supplementForbidden"]);
  });

  test("after the end of rent control its fields are neither required nor checked, and its figures stay", () => {
    const paris = { commune: { ...nantes, slug: "paris-15e", departmentCode: "75" }, today: "2026-11-25" };
    expect(problemsOf(rentalForm(), paris)).toEqual([]);
    const typed = rentalForm({ rentBase: "900", rentReferenceMax: "850", rentSupplement: "à voir" });
    expect(problemsOf(typed, { ...paris, today: "2026-11-24" })).toEqual([
      "rentBase rentAboveReference",
      "rentSupplement notAnAmount",
    ]);
    expect(problemsOf(typed, paris)).toEqual([]);
    expect(check(typed, paris).values).toMatchObject({ rentBase: 90_000, rentReferenceMax: 85_000 });
    const prolonged = [...rentControlLaws, { ...rentControlLaws[0]!, from: "2027-01-01", until: "2029-12-31" }];
    const later = { ...paris, rentControlPeriods: prolonged };
    expect(problemsOf(rentalForm(), later)).toEqual([]);
    expect(problemsOf(rentalForm(), { ...later, today: "2027-01-01" })).toEqual([
      "rentBase required",
      "rentReferenceMax required",
    ]);
  });

  test("a tenant's fees stay below the cap per m², the inventory separate", () => {
    const agency = { isAgency: true };
    const fees = (tenantFees: string, inventoryFee: string) =>
      rentalForm({ tenantFees, inventoryFee, feeScheduleUrl: "https://exemple.fr/bareme" });
    // 63,5 m²: 640,72 € and 192,41 €.
    expect(problemsOf(fees("830", "190"), agency)).toEqual([]);
    expect(problemsOf(fees("840", "190"), agency)).toEqual(["tenantFees tenantFeesTooHigh"]);
    expect(problemsOf(fees("840", "200"), agency)).toEqual(["inventoryFee inventoryFeeTooHigh"]);
    expect(problemsOf(fees("100", "190"), agency)).toEqual(["inventoryFee inventoryAboveFees"]);
    expect(problemsOf(fees("950", "190"), { ...agency, commune: { ...nantes, departmentCode: "92" } })).toEqual([]);
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
    expect(problemsOf(flatForm(changes))).toEqual(expected);
  });

  test("a certificate is valid for ten years", () => {
    expect(problemsOf(flatForm({ dpeDate: "2025-03-14" }), { today: "2035-03-15" })).toEqual(["dpeDate dpeExpired"]);
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
