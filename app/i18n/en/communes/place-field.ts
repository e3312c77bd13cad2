import type { placeFieldWords } from "#app/i18n/fr/communes/place-field.ts";
import type { Words } from "#app/i18n/words.ts";

export const enPlaceFieldWords: Words<typeof placeFieldWords> = {
  suggestions: "Suggested places",
  found: (count: number, text: string) =>
    count === 0 ? `No place found for “${text}”` : count === 1 ? "1 place suggested" : `${count} places suggested`,
  remove: (name: string) => `Remove ${name}`,
  added: (name: string) => `Place added to the search: ${name}`,
  removed: (name: string) => `Place removed from the search: ${name}`,
  chosen: "Chosen places",
  locating: "Finding your position…",
  located: (name: string) => `${name} and 10 km around`,
  denied: "Your browser does not give your position: type a town or a postal code.",
  unavailable: "Your position cannot be found at the moment: type a town or a postal code.",
  farAway: "No French town is near you: type a town or a postal code.",
};
