import type { searchFacetWords } from "../fr/search-facets.ts";
import type { Words } from "../words.ts";

export const enSearchFacetWords: Words<typeof searchFacetWords> = {
  title: "Refine",
  radius: "Around the towns",
  offer: "Offer",
  propertyType: "Property type",
  minBedrooms: "Bedrooms",
  atLeast: (count: number) => `${count} or more`,
  energyClass: "Energy class",
  seeResults: (count: number, formatted: string) => (count > 1 ? `See the ${formatted} listings` : "See the result"),
};
