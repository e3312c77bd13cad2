import { expect, test } from "vitest";
import { searchWords } from "#app/i18n/fr/search.ts";
import { chipsOf } from "./chips.ts";
import { noCriteria } from "./criteria-address.ts";
import type { SearchCriteria } from "./criteria.ts";

const everything: SearchCriteria = {
  offer: "louer", propertyType: "appartement", communes: ["lyon", "saint-etienne"], quartier: "Part-Dieu", priceMin: 500, priceMax: 1_200,
  areaMin: 40, areaMax: null, minRooms: 2, minBedrooms: 1, energyClasses: ["A", "B"], keywords: "balcon sud", sort: "prix-croissant", page: 4,
};
const communes = [{ slug: "lyon", name: "Lyon" }, { slug: "saint-etienne", name: "Saint-Étienne" }];
const chips = chipsOf(everything, { communes, currency: "EUR", words: searchWords.french });
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

test("each criterion has a chip in French, each commune its own", () => {
  expect(chips.map(({ label }) => plain(label))).toEqual([
    "À louer", "Appartement", "Lyon", "Saint-Étienne", "Part-Dieu", "500 € – 1 200 €", "dès 40 m²", "2 pièces et plus", "1 chambre et plus",
    "classe A, B", "« balcon sud »",
  ]);
});

test("removing chip after chip, in any order, ends with no criterion but the sort, on the first page", () => {
  for (const order of [(index: number) => index, (_: number, left: number) => left - 1]) {
    let criteria = everything;
    for (let left = chips.length; left > 0; left--) {
      const now = chipsOf(criteria, { communes, currency: "EUR", words: searchWords.french });
      expect(now).toHaveLength(left);
      criteria = now[order(0, left)]!.without;
      expect(criteria.page).toBe(1);
    }
    expect(criteria).toEqual({ ...noCriteria, sort: "prix-croissant" });
  }
});

test("no criterion, no chip", () => {
  expect(chipsOf(noCriteria, { communes: [], currency: "EUR", words: searchWords.french })).toEqual([]);
});
