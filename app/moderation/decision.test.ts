import { expect, test } from "vitest";
import {
  choices,
  choicesFor,
  type DecisionField,
  needsGround,
  readDecision,
  type WrittenDecision,
} from "./decision.ts";
import { writeStatements } from "./statement.ts";

const listing = { kind: "listing", stage: "disponible", behind: { kind: "organisation", id: "7" } } as const;
const account = { kind: "account", stage: null, behind: { kind: "account", id: "a1" } } as const;

test("what can be decided follows from the thing, its state and whether somebody reported it", () => {
  const of = (
    thing: typeof listing | typeof account | object,
    standing: "suspended" | "no_new_listings" | null,
    hasCase = false,
  ) => choicesFor({ thing: { ...listing, ...thing }, standing, hasCase });
  expect(of({}, null)).toEqual(["change", "hide"]);
  expect(of({ stage: "masquee" }, null, true)).toEqual(["keep", "restore"]);
  expect(of({ stage: null }, null, true), "a listing that is gone").toEqual(["keep"]);
  expect(of(account, null)).toEqual(["warn", "restrict", "suspend"]);
  expect(of(account, "no_new_listings")).toEqual(["warn", "suspend", "lift"]);
  expect(of(account, "suspended")).toEqual(["restrict", "lift"]);
  expect(of({ kind: "message", stage: null, behind: null }, null, true), "nobody has an account").toEqual(["keep"]);
});

const typed = (fields: Partial<Record<DecisionField, string>>) => ({
  choice: "hide",
  ground: "fraud",
  groundText: "",
  facts: "Un virement est demandé.",
  change: "",
  ...fields,
});

test.each<[Partial<Record<DecisionField, string>>, object]>([
  [{ choice: "" }, { choice: "choiceRequired" }],
  [{ choice: "suspend" }, { choice: "choiceRequired" }],
  [{ ground: "" }, { ground: "groundRequired" }],
  [{ ground: "other_law" }, { groundText: "groundTextRequired" }],
  [{ facts: "" }, { facts: "factsRequired" }],
  [{ choice: "change" }, { change: "changeRequired" }],
  [{ facts: "x".repeat(3_001) }, { facts: "tooLong" }],
])("a decision with %o is refused", (fields, problems) => {
  expect(readDecision(typed(fields), ["change", "hide"])).toEqual({ ok: false, problems });
});

test("what restricts nobody has no ground", () => {
  expect(readDecision(typed({ choice: "keep" }), ["keep"])).toMatchObject({ decision: { ground: null } });
});

const decision: WrittenDecision = {
  choice: "hide",
  ground: "fraud",
  groundText: "",
  facts: "Un virement est demandé avant la visite.",
  change: "",
};
const write = (overrides: Partial<WrittenDecision>, hasCase = true, thing: object = {}) =>
  writeStatements({
    thing: { ...listing, id: "BVABCDE1", title: "Studio", text: "Payez d’abord", ...thing },
    decision: { ...decision, ...overrides },
    hasCase,
    siteName: "bienvu",
  });

test("a statement says what is decided and its extent, facts, ground, who decided and how to contest", () => {
  const { told, answered } = write({});
  for (const said of [
    /«.Studio.» \(référence BVABCDE1\) est masquée/,
    /sans limite de durée/,
    /Un virement est demandé avant la visite\./,
    /Fondement légal.: escroquerie/,
    /fait suite à un signalement/,
    /sans moyen automatisé/,
    /mentions légales/,
  ])
    expect(told).toMatch(said);
  expect(answered).toMatch(/Vous avez signalé l’annonce «.Studio.»/);
  expect(answered).toMatch(/escroquerie/);
});

test("whoever loses nothing is told nothing, and without a report nobody is answered", () => {
  expect(write({ choice: "keep", ground: null }).told).toBeNull();
  const own = write({ ground: "terms_other", groundText: "photos volées" }, false);
  expect(own.answered).toBeNull();
  expect(own.told).toMatch(/conditions d’utilisation.: autre manquement – photos volées/);
  expect(own.told).not.toMatch(/fait suite à un signalement/);
});

test.each(choices.filter(needsGround))("a statement of « %s » names its ground to each side", (choice) => {
  for (const thing of choice === "hide" || choice === "change" ? [{}] : [account, { kind: "message" }]) {
    const { told, answered } = write({ choice }, true, thing);
    expect(told).toMatch(/escroquerie/);
    expect(answered).toMatch(/escroquerie/);
  }
});
