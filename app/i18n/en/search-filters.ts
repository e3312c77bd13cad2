import type { searchFilterWords } from "../fr/search-filters.ts";
import type { Words } from "../words.ts";

export const enSearchFilterWords: Words<typeof searchFilterWords> = {
  title: "Search filters",
  parts: {
    place: "Where?",
    offer: "Offer",
    type: "Property type",
    price: "Price",
    rooms: "Rooms and bedrooms",
    more: "More criteria",
    all: "Filters",
  },
  chosen: (part: string, values: string) => `${part}: ${values}`,
  inUse: (count: number) => `${count} in use`,
};
