import { expect, test } from "vitest";
import { noCriteria, type SearchCriteria } from "../criteria/criteria.ts";
import type { SearchArea } from "../criteria/search-area.ts";
import { titleOfSearch } from "./search-title.ts";

const towns = (...names: string[]) => names.map((name) => ({ slug: name, name }));

test.each([
  [[], null, [], null],
  [["appartement"], "vendre", towns("Nantes"), "Appartements à vendre à Nantes"],
  [["maison"], null, [], "Maisons"],
  [["appartement", "maison"], "vendre", towns("Nantes"), "Appartements et maisons à vendre à Nantes"],
  [["appartement", "maison", "terrain"], null, [], "Appartements, maisons et terrains"],
  [[], "louer", towns("Le Mans"), "Biens à louer au Mans"],
  [[], null, towns("Lyon", "Les Sables-d’Olonne"), "Biens à Lyon et aux Sables-d’Olonne"],
  [["terrain"], "acheter", towns("Paris", "Lyon", "Nice"), "Terrains à acheter à Paris, à Lyon et à Nice"],
  [[], "vendre", towns("Paris", "Lyon", "Nice", "Brest"), "Biens à vendre dans 4 communes"],
] as const)("%j, %s, %j is called %s", (types, offer, communes, expected) => {
  const title = titleOfSearch({
    criteria: { ...noCriteria, propertyTypes: [...types], offer },
    communes: [...communes],
    areas: [],
  });
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
  expect(titleOfSearch({ criteria, communes, areas })).toBe(expected);
});

test.each([
  ["drawn", [], "Appartements dans la zone dessinée"],
  ["drawn", towns("Lyon"), "Appartements dans la zone dessinée, à Lyon seulement"],
  ["view", towns("Lyon", "Bron"), "Appartements sur la carte affichée, à Lyon et à Bron seulement"],
] as const)("the title names an area of the map as such, with its communes: %s, %j", (kind, communes, expected) => {
  const area: SearchArea =
    kind === "view"
      ? { kind, bounds: { west: 4.7, south: 45.6, east: 4.9, north: 45.8 } }
      : { kind, points: [4.7, 4.8, 4.9].map((longitude) => ({ latitude: longitude + 41, longitude })) };
  const criteria: SearchCriteria = { ...noCriteria, propertyTypes: ["appartement"], area };
  const title = titleOfSearch({ criteria, communes: [...communes], areas: [] });
  expect(title?.replaceAll("\u00A0", " ")).toBe(expected);
});

test("a radius around a commune is part of the title, and needs a commune", () => {
  const around = (...communes: { slug: string; name: string }[]) =>
    titleOfSearch({
      criteria: { ...noCriteria, propertyTypes: ["maison"], offer: "vendre", radius: 10 },
      communes,
      areas: [],
    });
  expect([around(...towns("Nantes")), around()]).toEqual([
    "Maisons à vendre à Nantes et aux alentours",
    "Maisons à vendre",
  ]);
});
