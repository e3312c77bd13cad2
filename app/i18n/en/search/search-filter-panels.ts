import type { searchFilterPanelWords } from "#app/i18n/fr/search/search-filter-panels.ts";
import type { Words } from "#app/i18n/words.ts";

export const enSearchFilterPanelWords: Words<typeof searchFilterPanelWords> = {
  rooms: "Rooms",
  roomsOrMore: "This number or more",
  bedrooms: "Bedrooms",
  atLeast: (count: number) => `${count}+`,
  clear: "Clear",
  close: "Close",
  see: "See the listings",
  seeCount: (count: number, formatted: string) =>
    count === 0 ? "No listing" : count === 1 ? "See the listing" : `See the ${formatted} listings`,
};
