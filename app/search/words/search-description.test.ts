import { expect, test } from "vitest";
import { noCriteria, type SearchCriteria } from "../criteria/criteria.ts";
import { describeSearch } from "./search-description.ts";

const lyon = { slug: "lyon-69123", name: "Lyon" };
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

test.each<[Partial<SearchCriteria>, string]>([
  [{}, "Annonces immobilières"],
  [
    { propertyTypes: ["appartement"], communes: [lyon.slug], priceMax: 350_000 },
    "Appartements à Lyon, jusqu’à 350 000 €",
  ],
  [
    { offer: "louer", communes: [lyon.slug], quartier: "Croix-Rousse", furnished: true, minBedrooms: 2 },
    "Biens à louer à Lyon, Croix-Rousse, 2 chambres et plus, meublé",
  ],
  [{ priceMin: 100_000, priceMax: 200_000 }, "Biens, 100 000 € – 200 000 €"],
  [{ keywords: "vue mer" }, "Biens, « vue mer »"],
  [{ keywords: `"sans vis-à-vis"` }, "Biens, « sans vis-à-vis »"],
])("%j is described as « %s »", (asked, expected) => {
  const criteria = { ...noCriteria, ...asked };
  const communes = criteria.communes.length > 0 ? [lyon] : [];
  expect(plain(describeSearch({ criteria, communes, areas: [] }, "EUR"))).toBe(expected);
});

test("an area of the map is described with a nearby town", () => {
  const points = [[45, 4] as const, [45, 5] as const, [46, 5] as const];
  const area = { kind: "drawn", points: points.map(([latitude, longitude]) => ({ latitude, longitude })) } as const;
  const criteria = { ...noCriteria, area: { ...area, points: [...area.points] }, priceMax: 350_000 };
  const told = describeSearch({ criteria, communes: [], areas: [], near: "Lyon" }, "EUR");
  expect(plain(told)).toBe("Biens dans la zone dessinée, près de Lyon, jusqu’à 350 000 €");
});
