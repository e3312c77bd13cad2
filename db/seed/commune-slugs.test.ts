import { expect, test } from "vitest";
import { chooseCommuneSlugs } from "./commune-slugs.ts";

const commune = { kind: "commune" as const, population: 1_000 };

test("the most populous namesake has the plain slug, the others add their department, then their code", () => {
  const slugs = chooseCommuneSlugs([
    { ...commune, id: 1, inseeCode: "11111", name: "Saint-Aubin", departmentCode: "11", population: 200 },
    { ...commune, id: 2, inseeCode: "22222", name: "Saint-Aubin", departmentCode: "22", population: 9_000 },
    { ...commune, id: 3, inseeCode: "11333", name: "Saint Aubin", departmentCode: "11", population: 100 },
  ]);
  expect([1, 2, 3].map((id) => slugs.get(id))).toEqual(["saint-aubin-11", "saint-aubin", "saint-aubin-11333"]);
});

test("an existing commune comes before a former one", () => {
  const slugs = chooseCommuneSlugs([
    { ...commune, id: 1, inseeCode: "11111", name: "Le Mesnil", departmentCode: "11", kind: "ancienne", population: 0 },
    { ...commune, id: 2, inseeCode: "22222", name: "Le Mesnil", departmentCode: "22", population: 0 },
  ]);
  expect(slugs.get(2)).toBe("le-mesnil");
  expect(slugs.get(1)).toBe("le-mesnil-11");
});

test("a commune and its seat may share code, name and department", () => {
  const slugs = chooseCommuneSlugs([
    { ...commune, id: 1, inseeCode: "11111", name: "Valbourg", departmentCode: "11" },
    { ...commune, id: 2, inseeCode: "11111", name: "Valbourg", departmentCode: "11", kind: "ancienne", population: 0 },
    { ...commune, id: 3, inseeCode: "11112", name: "Valbourg", departmentCode: "11", population: 5 },
  ]);
  expect(new Set(slugs.values()).size).toBe(3);
});

test("a commune named like a department or region adds its department", () => {
  const slugs = chooseCommuneSlugs([
    { ...commune, id: 1, inseeCode: "90022", name: "Bretagne", departmentCode: "90" },
    { ...commune, id: 2, inseeCode: "38544", name: "Vienne", departmentCode: "38" },
    { ...commune, id: 3, inseeCode: "75056", name: "Paris", departmentCode: "75" },
  ]);
  expect([1, 2, 3].map((id) => slugs.get(id))).toEqual(["bretagne-90", "vienne-38", "paris"]);
});
