import { expect, test } from "vitest";
import { enSearchWords } from "#app/i18n/en/search.ts";
import { searchWords } from "#app/i18n/fr/search.ts";
import { noCriteria } from "./criteria.ts";
import { titleOfSearch } from "./search-title.ts";

const towns = (...names: string[]) => names.map((name) => ({ slug: name, name }));

test.each([
  [null, null, [], null],
  ["appartement", "vendre", towns("Nantes"), "Appartements à vendre à Nantes"],
  ["maison", null, [], "Maisons"],
  [null, "louer", towns("Le Mans"), "Biens à louer au Mans"],
  [null, null, towns("Lyon", "Les Sables-d’Olonne"), "Biens à Lyon et aux Sables-d’Olonne"],
  ["terrain", "acheter", towns("Paris", "Lyon", "Nice"), "Terrains à acheter à Paris, à Lyon et à Nice"],
  [null, "vendre", towns("Paris", "Lyon", "Nice", "Brest"), "Biens à vendre dans 4 communes"],
] as const)("%s, %s, %j is called %s", (propertyType, offer, communes, expected) => {
  const title = titleOfSearch(
    { criteria: { ...noCriteria, propertyType, offer }, communes: [...communes] },
    searchWords.french,
  );
  expect(title?.replaceAll("\u00A0", " ") ?? null).toBe(expected);
});

test("it has an English form", () => {
  expect(
    titleOfSearch(
      { criteria: { ...noCriteria, propertyType: "maison", offer: "louer" }, communes: towns("Paris", "Lyon", "Nice") },
      enSearchWords,
    ),
  ).toBe("Houses to let in Paris, Lyon and Nice");
});

test("a radius around a commune is part of the title, and needs a commune", () => {
  const around = (...communes: { slug: string; name: string }[]) =>
    titleOfSearch(
      { criteria: { ...noCriteria, propertyType: "maison", offer: "vendre", radius: 10 }, communes },
      searchWords.french,
    );
  expect([around(...towns("Nantes")), around()]).toEqual([
    "Maisons à vendre à Nantes et aux alentours",
    "Maisons à vendre",
  ]);
});
