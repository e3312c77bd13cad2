import type { searchSentenceWords } from "#app/i18n/fr/search/search-sentence.ts";
import type { Words } from "#app/i18n/words.ts";

export const enSearchSentenceWords: Words<typeof searchSentenceWords> = {
  unread: (words: string[]) =>
    `Not understood: ${words.map((word) => `“${word}”`).join(", ")}. Searched in the text of listings.`,
  nowhere: () => "No listing of this search has this in its text.",
  correct: "Correct your sentence",
  here: "A search around you needs your position; without it, the search covers all of France.",
  locate: "Use my position",
  locateAgain: "Try again",
  notes: {
    "lieu-exclu": () => "A search cannot leave out a place: name those that suit you.",
    refus: () => "A search cannot leave out all that you exclude: check each listing.",
    indifferent: () => "What does not matter to you does not change the search.",
    stationnement: ({ digits }) => `No garage or parking space is offered alone here. Homes with parking: ${digits}.`,
    bureau: ({ digits }) => `No offices are offered here. Homes that mention one: ${digits}.`,
    local: ({ digits }) => `No business premises are offered here. Homes that mention them: ${digits}.`,
    immeuble: ({ digits }) => `No whole buildings are offered here. Homes that mention one: ${digits}.`,
    viager: ({ digits }) => `Life annuity sales have no list of their own here. Homes that mention one: ${digits}.`,
    vacances: () => "No holiday rentals are offered here: rents are by the month.",
    "dernier-etage": () => "“Top floor”: searched in the text of listings, and not all of them say so.",
    "prix-m2": () =>
      "The price per m² is no criterion: give a price and an area instead. Each listing for sale shows its own.",
    neuf: () => "“New”: searched in the text of listings, and not all of them say so.",
  },
};
