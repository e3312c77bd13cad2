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

test("the possible decisions follow from the thing, its state and whether somebody reported it", () => {
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

test("a decision that restricts nobody has no ground", () => {
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
    isContested: false,
    siteName: "bienvu",
  });

test("a statement names the decision, its extent, facts, ground, who decided and how to contest", () => {
  const { toSubject, toReporters } = write({});
  for (const said of [
    /«.Studio.» \(référence BVABCDE1\) est masquée/,
    /sans limite de durée/,
    /Un virement est demandé avant la visite\./,
    /Fondement légal.: escroquerie/,
    /fait suite à un signalement/,
    /sans moyen automatisé/,
    /Dites-nous pourquoi dans les six mois/,
  ])
    expect(toSubject).toMatch(said);
  expect(toReporters).toMatch(/Vous avez signalé l’annonce «.Studio.»/);
  expect(toReporters).toMatch(/escroquerie/);
});

test("a subject without a sanction gets no statement, and without a report no reporter gets one", () => {
  expect(write({ choice: "keep", ground: null }).toSubject).toBeNull();
  const own = write({ ground: "terms_other", groundText: "photos volées" }, false);
  expect(own.toReporters).toBeNull();
  expect(own.toSubject).toMatch(/conditions d’utilisation.: autre manquement – photos volées/);
  expect(own.toSubject).not.toMatch(/fait suite à un signalement/);
});

test.each(choices.filter(needsGround))("a statement of « %s » names its ground to each side", (choice) => {
  for (const thing of choice === "hide" || choice === "change" ? [{}] : [account, { kind: "message" }]) {
    const { toSubject, toReporters } = write({ choice }, true, thing);
    expect(toSubject).toMatch(/escroquerie/);
    expect(toReporters).toMatch(/escroquerie/);
  }
});
