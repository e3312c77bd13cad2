import { expect, test } from "vitest";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { chipsOf } from "./chips.ts";
import { noCriteria } from "../criteria/criteria.ts";
import type { SearchCriteria } from "../criteria/criteria.ts";

const everything: SearchCriteria = {
  ...noCriteria,
  offer: "louer",
  propertyTypes: ["appartement", "maison"],
  communes: ["lyon", "saint-etienne"],
  radius: 10,
  departments: ["01"],
  regions: ["bretagne"],
  area: { kind: "view", bounds: { west: 4.7, south: 45.6, east: 4.9, north: 45.8 } },
  quartier: "Part-Dieu",
  priceMin: 500,
  priceMax: 1_200,
  areaMin: 40,
  areaMax: null,
  minRooms: 2,
  minBedrooms: 1,
  energyClasses: ["A", "B"],
  keywords: "balcon sud",
  sort: "prix-croissant",
  page: 4,
};
const communes = [
  { slug: "lyon", name: "Lyon" },
  { slug: "saint-etienne", name: "Saint-Étienne" },
];
const areas = [
  { kind: "department" as const, key: "01", name: "Ain", within: "dans l’Ain" },
  { kind: "region" as const, key: "bretagne", name: "Bretagne", within: "en Bretagne" },
];
const chips = chipsOf(everything, { communes, areas, currency: "EUR", words: searchWords.french });
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

test("each criterion has a French chip, each place its own", () => {
  expect(chips.map(({ label }) => plain(label))).toEqual([
    "Appartement",
    "Maison",
    "À louer",
    "Lyon",
    "Saint-Étienne",
    "10 km autour",
    "Ain",
    "Bretagne",
    "Sur la carte affichée",
    "Part-Dieu",
    "500 € – 1 200 €",
    "dès 40 m²",
    "2 pièces et plus",
    "1 chambre et plus",
    "classe A, B",
    "« balcon sud »",
  ]);
});

test("removing all chips, in any order, leaves only the sort, on the first page", () => {
  const chipsLeft = (criteria: SearchCriteria) =>
    chipsOf(criteria, { communes, areas, currency: "EUR", words: searchWords.french });
  for (const choose of [(left: number) => left - 1, () => 0]) {
    let criteria = everything;
    for (let left = chipsLeft(criteria); left.length > 0; left = chipsLeft(criteria)) {
      criteria = left[choose(left.length)]!.without;
      expect(criteria.page).toBe(1);
      expect(chipsLeft(criteria).length).toBeLessThan(left.length);
    }
    expect(criteria).toEqual({ ...noCriteria, sort: "prix-croissant" });
  }
});

test("the radius disappears with the last commune", () => {
  const criteria = { ...noCriteria, communes: ["lyon", "saint-etienne"], radius: 10 };
  const first = chipsOf(criteria, { communes, areas, currency: "EUR", words: searchWords.french })[0]!.without;
  expect(first).toMatchObject({ communes: ["saint-etienne"], radius: 10 });
  const last = chipsOf(first, { communes, areas, currency: "EUR", words: searchWords.french })[0]!.without;
  expect(last).toMatchObject({ communes: [], radius: null });
});

test("one commune beside an area of the map is shown as its limit; each is removed separately", () => {
  const criteria = { ...noCriteria, communes: ["lyon"], area: everything.area };
  const [lyon, area] = chipsOf(criteria, { communes, areas, currency: "EUR", words: searchWords.french });
  expect([lyon!.label, area!.label]).toEqual(["Lyon seulement", "Sur la carte affichée"]);
  expect([lyon!.without, area!.without]).toEqual([
    { ...noCriteria, area: everything.area },
    { ...noCriteria, communes: ["lyon"] },
  ]);
});

test("no criterion, no chip", () => {
  expect(chipsOf(noCriteria, { communes: [], areas: [], currency: "EUR", words: searchWords.french })).toEqual([]);
});
