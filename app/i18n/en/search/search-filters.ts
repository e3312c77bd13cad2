import type { searchFilterWords } from "#app/i18n/fr/search/search-filters.ts";
import type { Words } from "#app/i18n/words.ts";

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
