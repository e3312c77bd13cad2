import type { searchEmptyWords } from "#app/i18n/fr/search/search-empty.ts";
import type { Words } from "#app/i18n/words.ts";

export const enSearchEmptyWords: Words<typeof searchEmptyWords> = {
  title: "No listing for this search",
  text: "Nothing meets all of these criteria today. Try one of these instead:",
  unknownPlace: "Unknown place",
  unknownText: "No place has this name. Search by postal code, or start from all listings.",
  meant: (place: string) => `Did you mean ${place}?`,
  nothing: "No neighbouring search finds anything. Start again from all listings.",
  all: "See all listings",
  last: "You have seen them all. Get the next ones by e-mail.",
  alert: "Be told by e-mail",
  alertText: "An e-mail will tell you as soon as a home matches, without an account.",
  without: (words: string[]) => `Without ${words.map((word) => `“${word}”`).join(", ")}`,
  gives: {
    others: "Without the other criteria",
    unread: "Without the words that were not understood",
    "near-10": "Up to 10 km around",
    "near-30": "Up to 30 km around",
    "price-widened": "Widen the price by 20%",
  },
  and: " and ",
};
