import { expect, test } from "vitest";
import { rentControlLaws, rentControlOn } from "./rent-control.ts";

const paris = { slug: "paris-15e", departmentCode: "75" };
const nantes = { slug: "nantes", departmentCode: "44" };
const saintDenis = { slug: "saint-denis-974", departmentCode: "974" };

test.each([
  ["2026-11-24", paris, "required"],
  ["2026-11-25", paris, "none"],
  ["2026-11-24", nantes, "possible"],
  ["2026-11-25", nantes, "none"],
  ["2026-11-25", null, "none"],
  // A law of its own, whose communes are not known yet.
  ["2026-11-25", saintDenis, "possible"],
  ["2030-06-15", saintDenis, "none"],
  ["2018-11-23", paris, "none"],
])("on %s, in %j: %s", (today, place, state) => {
  expect(rentControlOn(today, place, rentControlLaws).state).toBe(state);
});

test("a prolongation holds in metropolitan France between its days, and names its source", () => {
  const added = { territory: "metropole" as const, from: "2027-01-01", until: "2027-12-31", source: "loi n° 2026-1" };
  const on = (today: string, place = paris) => rentControlOn(today, place, [...rentControlLaws, added]);
  expect(on("2026-12-31").state).toBe("none");
  expect(on("2027-01-01")).toEqual({ state: "required", source: "loi n° 2026-1" });
  expect(on("2027-01-01", nantes).state).toBe("possible");
  expect(on("2028-01-01").state).toBe("none");
});
