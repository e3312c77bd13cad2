import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import {
  departments,
  departmentsOfRegions,
  onlyDepartmentOf,
  readDepartment,
  readRegion,
  regions,
} from "./territories.ts";

type Official = { code: string; nom: string; region?: string };
const official = (file: string) =>
  (
    JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve(`@etalab/decoupage-administratif/data/${file}.json`), "utf8"),
    ) as Official[]
  ).map((entry) => ({ ...entry, nom: entry.nom.replaceAll("'", "’") }));

test("departments and regions match the official list, except two without inhabitants", () => {
  const names = new Map(official("regions").map(({ code, nom }) => [code, nom]));
  expect(departments.map(({ code, name, region }) => [code, name, region && readRegion(region)?.name])).toEqual(
    official("departements")
      .filter(({ code }) => code !== "984" && code !== "989")
      .map(({ code, nom, region }): [string, string, string | null] => [
        code,
        nom,
        region!.length === 2 ? names.get(region!)! : null,
      ])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  expect(regions).toHaveLength(18);
});

test.each([
  ["44", "44"],
  ["1", "01"],
  ["2a", "2A"],
  ["loire-atlantique", "44"],
  ["La Drôme", "26"],
  ["reunion", "974"],
  ["96", undefined],
  ["", undefined],
  ["constructor", undefined],
])("the department %j is %s", (text, code) => {
  expect(readDepartment(text)?.code).toBe(code);
});

test.each([
  ["bretagne", "bretagne"],
  ["Île-de-France", "ile-de-france"],
  ["paca", "provence-alpes-cote-d-azur"],
  ["la Normandie", "normandie"],
  ["Alsace-du-Nord", undefined],
])("the region %j is %s", (text, slug) => {
  expect(readRegion(text)?.slug).toBe(slug);
});

test("a region has its departments, and a region of one department equals that department", () => {
  expect(departmentsOfRegions(["bretagne", "corse"])).toEqual(["22", "29", "2A", "2B", "35", "56"]);
  expect([onlyDepartmentOf("mayotte")?.code, onlyDepartmentOf("bretagne")]).toEqual(["976", null]);
});
