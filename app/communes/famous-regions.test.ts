import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { departments, readRegion } from "#app/domain/territories.ts";
import { membersOfGroups } from "./commune-groups.server.ts";
import { famousRegions, readAnyRegion, readFamousRegion } from "./famous-regions.ts";

const official = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@etalab/decoupage-administratif/data/communes.json"), "utf8"),
) as { code: string; type: string }[];

test("every member of a famous region is in the official list, and each region has one", () => {
  const communes = new Set(official.flatMap(({ code, type }) => (type === "commune-actuelle" ? [code] : [])));
  const known = new Set([...departments.map(({ code }) => code), ...membersOfGroups().keys(), ...communes]);
  for (const region of famousRegions) {
    const members = [...region.departments, ...region.groups, ...region.communes];
    expect(members.length, region.name).toBeGreaterThan(0);
    expect(new Set(members).size, region.name).toBe(members.length);
    expect(
      members.filter((code) => !known.has(code)),
      region.name,
    ).toEqual([]);
  }
});

test("no two regions share a name, official ones included", () => {
  const names = famousRegions.flatMap(({ slug, otherNames }) => [slug, ...otherNames]);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => readRegion(name) !== null)).toEqual([]);
});

test.each([
  ["Côte d'Azur", "cote-d-azur"],
  ["la cote d azur", "cote-d-azur"],
  ["French Riviera", "cote-d-azur"],
  ["le Pays Basque", "pays-basque"],
  ["golfe du morbihan", "golfe-du-morbihan"],
  ["Le Perche", "perche"],
  ["Bretagne", "bretagne"],
])("%s is the region %s", (text, slug) => {
  expect(readAnyRegion(text)?.slug).toBe(slug);
});

test("each region has its phrase with a preposition", () => {
  const odd = famousRegions.filter(
    ({ within, name }) => !/^(à|au|aux|autour|dans|en|sur) /.test(within) && !within.endsWith(name),
  );
  expect(odd).toEqual([]);
  expect(readFamousRegion("pays-basque")?.within).toBe("au Pays basque");
});
