import { describe, expect, test } from "vitest";
import { nantes } from "#tests/factories/communes.ts";
import { energyAdvice } from "./energy-advice.ts";

const home = { dpeStatus: "fait", livingArea: 63, energyConsumption: 148, emissions: 9 } as const;
const flat = { ...home, energyClass: "C", climateClass: "B" } as const;
type Values = Parameters<typeof energyAdvice>[0];
const advised = (change: Partial<Values>, departmentCode = "44") =>
  energyAdvice({ ...flat, ...change }, { commune: { ...nantes, departmentCode } }).map(
    (advice) => `${advice.field} ${"letters" in advice ? advice.letters.join("") : ""}`,
  );

describe("letters that contradict the figures are doubted", () => {
  test.each<[Partial<Values>, string[]]>([
    [{}, []],
    [{ energyConsumption: 290, emissions: 9 }, ["energyClass E"]],
    [{ emissions: 58, climateClass: "C", energyClass: "E" }, ["climateClass E"]],
    [{ energyConsumption: 290, emissions: 58, climateClass: "C" }, ["climateClass E", "energyClass E"]],
    // The class is the worse of both readings.
    [{ energyClass: "E", climateClass: "E", emissions: 58 }, []],
    [{ energyClass: "B" }, ["energyClass C"]],
    [{ energyClass: "G" }, ["energyClass C"]],
    // At a bound, a rounded figure may be of either class.
    [{ energyConsumption: 180, energyClass: "C" }, []],
    [{ energyConsumption: 180, energyClass: "D" }, []],
    [{ energyConsumption: 182, energyClass: "C" }, ["energyClass D"]],
    // One reading alone gives the best possible class.
    [{ emissions: null, energyConsumption: 290, climateClass: null, energyClass: "F" }, []],
    [{ emissions: null, energyConsumption: 290, climateClass: null }, ["energyClass EFG"]],
    [{ emissions: null, energyConsumption: null, climateClass: "E" }, ["energyClass EFG"]],
    [{ emissions: null, energyConsumption: null }, []],
    [{ dpeStatus: "en-cours", energyConsumption: 999 }, []],
  ])("%j: %j", (change, expected) => {
    expect(advised(change)).toEqual(expected);
  });
});

describe("bounds differ", () => {
  test.each<[string, Partial<Values>, string, string[]]>([
    ["for a small home, since July 2024", { livingArea: 20, energyConsumption: 380, energyClass: "E" }, "44", []],
    ["for one certified before", { livingArea: 20, energyConsumption: 380, energyClass: "F" }, "44", []],
    ["for none of 40 m²", { livingArea: 40, energyConsumption: 380, energyClass: "E" }, "44", ["energyClass F"]],
    ["for the smallest", { livingArea: 7, energyConsumption: 735, energyClass: "F" }, "44", []],
    ["and end there too", { livingArea: 20, energyConsumption: 380, energyClass: "C" }, "44", ["energyClass EF"]],
    ["above 800 m, where some homes are", { energyConsumption: 380, energyClass: "E" }, "73", []],
    ["below 800 m in the same department", { energyConsumption: 380, energyClass: "F" }, "73", []],
    ["overseas, where nothing is said", { energyConsumption: 380, energyClass: "A" }, "974", []],
  ])("%s", (_, change, departmentCode, expected) => {
    expect(advised(change, departmentCode)).toEqual(expected);
  });
});
