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
    { criteria: { ...noCriteria, propertyType, offer }, communes: [...communes], areas: [] },
    searchWords.french,
  );
  expect(title?.replaceAll("\u00A0", " ") ?? null).toBe(expected);
});

const ain = { kind: "department" as const, key: "01", name: "Ain", within: "dans l’Ain" };
const bretagne = { kind: "region" as const, key: "bretagne", name: "Bretagne", within: "en Bretagne" };

test.each([
  [[], [ain], null, "Biens à vendre dans l’Ain"],
  [towns("Lyon"), [ain], null, "Biens à vendre à Lyon et dans l’Ain"],
  [towns("Lyon"), [ain, bretagne], 10, "Biens à vendre à Lyon et aux alentours, dans l’Ain et en Bretagne"],
  [[], [ain, bretagne], null, "Biens à vendre dans l’Ain et en Bretagne"],
  [towns("Paris", "Lyon", "Nice"), [ain], null, "Biens à vendre dans 4 lieux"],
])("places %j and %j within %j km are called %s", (communes, areas, radius, expected) => {
  const criteria = { ...noCriteria, offer: "vendre" as const, radius };
  expect(titleOfSearch({ criteria, communes, areas }, searchWords.french)).toBe(expected);
});

test("it has an English form", () => {
  expect(
    titleOfSearch(
      {
        criteria: { ...noCriteria, propertyType: "maison", offer: "louer" },
        communes: towns("Paris", "Lyon", "Nice"),
        areas: [],
      },
      enSearchWords,
    ),
  ).toBe("Houses to let in Paris, Lyon and Nice");
});

test("a radius around a commune is part of the title, and needs a commune", () => {
  const around = (...communes: { slug: string; name: string }[]) =>
    titleOfSearch(
      { criteria: { ...noCriteria, propertyType: "maison", offer: "vendre", radius: 10 }, communes, areas: [] },
      searchWords.french,
    );
  expect([around(...towns("Nantes")), around()]).toEqual([
    "Maisons à vendre à Nantes et aux alentours",
    "Maisons à vendre",
  ]);
});
