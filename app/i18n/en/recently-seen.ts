import type { Words } from "../words.ts";
import type { recentlySeenWords } from "../fr/recently-seen.ts";

export const enRecentlySeenWords: Words<typeof recentlySeenWords> = {
  title: "Recently seen",
  clear: "Clear",
  clearWhat: " the listings seen recently",
  cleared: "The listings that you saw recently are cleared.",
  kept: "This list is in your browser only.",
};
