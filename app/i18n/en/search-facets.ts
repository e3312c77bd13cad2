import type { searchFacetWords } from "../fr/search-facets.ts";
import type { Words } from "../words.ts";

export const enSearchFacetWords: Words<typeof searchFacetWords> = {
  title: "Refine",
  minBedrooms: "Bedrooms",
  seeResults: (count: number, formatted: string) => (count > 1 ? `See the ${formatted} listings` : "See the result"),
};
