import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";
import type { searchProblemWords } from "../fr/search-problems.ts";
import type { Words } from "../words.ts";
import { enComfortWords } from "./comforts.ts";

const fields: Record<string, string> = {
  transactionType: "the offer",
  propertyType: "the property type",
  commune: "the place",
  departement: "the department",
  region: "the region",
  rayon: "the distance around",
  vue: "the area of the map",
  zone: "the drawn area",
  quartier: "the neighbourhood",
  priceMin: "the minimum price",
  priceMax: "the maximum price",
  baisse: "the price drop",
  areaMin: "the minimum area",
  areaMax: "the maximum area",
  minRooms: "the number of rooms",
  minBedrooms: "the number of bedrooms",
  energyClass: "the energy class",
  minBathrooms: "the number of bathrooms",
  meuble: "furnished",
  exterieur: "the outdoor space",
  stationnement: "parking",
  sansRdc: "the ground floor",
  depuis: "the date of publication",
  rooms: "the exact number of rooms",
  landMin: "the minimum area of the land",
  landMax: "the maximum area of the land",
  sans: "what you exclude",
  disponible: "available only",
  q: "the keywords",
  sort: "the order",
  page: "the page",
  ...enComfortWords.nouns,
};

const inverted: Record<string, string> = {
  priceMin: "Minimum and maximum price swapped",
  areaMin: "Minimum and maximum area swapped",
  landMin: "Minimum and maximum area of the land swapped",
};

export const enSearchProblemWords: Words<typeof searchProblemWords> = {
  title: "We read your search as follows:",
  range: (from: string, to: string) => `${from} to ${to}`,
  describe({ code, parameter, typed }: CriteriaProblem): string {
    const field = fields[parameter] ?? parameter;
    switch (code) {
      case "not-a-number":
        return `“${typed}” is not a number: ${field} is left out.`;
      case "negative":
        return `“${typed}” is negative: ${field} is left out.`;
      case "too-large":
        return `“${typed}” is too large: ${field} is left out.`;
      case "inverted-range":
        return `${inverted[parameter] ?? "Minimum and maximum swapped"}: ${typed}.`;
      case "too-long":
        return `The text for ${field} is very long: only its first hundred characters count.`;
      case "too-many":
        return `${typed} places are too many for one search: only the first ones count.`;
      case "unknown-commune":
        return `Unknown place: “${typed}”. Check the spelling, or try the postal code.`;
      case "guessed-place":
        return `Guessed place: “${typed}”.`;
      case "no-keyword":
        return `“${typed}” contains no word to look for.`;
      case "contradicted":
        return `“${typed}” contradicts another criterion: the search leaves it out.`;
      case "unknown-value":
        return `“${typed}” is not a possible choice for ${field}.`;
    }
  },
};
