import { expect, test } from "vitest";
import { departments, readDepartment, readRegion } from "#app/domain/territories.ts";
import { inDepartment, inRegion } from "./in-territory.ts";

test.each([
  ["01", "dans l’Ain"],
  ["13", "dans les Bouches-du-Rhône"],
  ["26", "dans la Drôme"],
  ["44", "en Loire-Atlantique"],
  ["69", "dans le Rhône"],
  ["75", "à Paris"],
  ["974", "à La Réunion"],
  ["971", "en Guadeloupe"],
  ["2A", "en Corse-du-Sud"],
  ["41", "dans le Loir-et-Cher"],
  ["78", "dans les Yvelines"],
  ["89", "dans l’Yonne"],
])("%s: one lives %s", (code, expected) => {
  expect(inDepartment(code, readDepartment(code)!.name)).toBe(expected);
});

test("names of departments have the article that their beginning requires", () => {
  const said = departments.map(({ code, name }) => inDepartment(code, name));
  expect(said.filter((words) => /^dans l’[^AEÉHIOY]/.test(words) || /^dans l[ae] [AEÉIOY]/.test(words))).toEqual([]);
  expect(
    said.filter(
      (words) =>
        / (?:Alpes|Hautes|Bouches|Côtes-d|Deux|Hauts|Landes|Pyrénées|Vosges|Yvelines|Ardennes)/.test(words) &&
        !words.startsWith("dans les "),
    ),
  ).toEqual([]);
});

test.each([
  ["bretagne", "en Bretagne"],
  ["centre-val-de-loire", "dans le Centre-Val de Loire"],
  ["hauts-de-france", "dans les Hauts-de-France"],
  ["grand-est", "dans le Grand Est"],
  ["pays-de-la-loire", "dans les Pays de la Loire"],
  ["ile-de-france", "en Île-de-France"],
])("the region %s: %s", (slug, expected) => {
  expect(inRegion(slug, readRegion(slug)!.name)).toBe(expected);
});
