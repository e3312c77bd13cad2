import type { lastSearchWords } from "#app/i18n/fr/home/last-search.ts";
import type { Words } from "#app/i18n/words.ts";

export const enLastSearchWords: Words<typeof lastSearchWords> = {
  label: "Your last search",
  resume: "Resume your search:",
  newer: (count, isMore) =>
    isMore ? `At least ${count} new listings` : count === 1 ? "1 new listing" : `${count} new listings`,
  forget: "Forget this search",
};
