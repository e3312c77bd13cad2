import type { Words } from "#app/i18n/words.ts";
import type { recentlySeenWords } from "#app/i18n/fr/listings/recently-seen.ts";

export const enRecentlySeenWords: Words<typeof recentlySeenWords> = {
  title: "Recently seen",
  clear: "Clear",
  clearWhat: " the listings seen recently",
  cleared: "The listings that you saw recently are cleared.",
  kept: "This list is in your browser only.",
};
