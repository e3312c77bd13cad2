import type { placeRowWords } from "#app/i18n/fr/communes/place-row.ts";
import type { Words } from "#app/i18n/words.ts";

export const enPlaceRowWords: Words<typeof placeRowWords> = {
  kinds: {
    commune: "Town",
    arrondissement: "District",
    department: "Department",
    collectivity: "Overseas collectivity",
    region: "Region",
    quartier: (city: string | null) => (city === null ? "Neighbourhood" : `Neighbourhood of ${city}`),
  },
  count: (count: number, formatted: string) =>
    count === 0 ? "no listing" : `${formatted} ${count > 1 ? "listings" : "listing"}`,
  aroundMe: "Around me",
  aroundMeHint: "Up to 10 km around your town",
};
