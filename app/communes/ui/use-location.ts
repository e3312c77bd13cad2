import { useState } from "react";
import { placeFieldWords } from "#app/i18n/fr/place-field.ts";
import { useWords } from "#app/i18n/words.ts";
import type { PlaceSuggestion } from "../place-suggestion.ts";

/** The radius around a visitor's commune. */
export const NEAR_KM = 10;

type Here = Pick<PlaceSuggestion, "name" | "values">;

/** « Autour de moi »: asks for the position, and says what comes of it in `news`. */
export function useLocation(onFound: (here: Here) => void): { find(): void; news: string; clear(): void } {
  const messages = useWords(placeFieldWords);
  const [news, setNews] = useState("");

  async function find() {
    setNews(messages.locating);
    // Loaded when it is chosen: most visitors type.
    const { locate } = await import("./locate.ts");
    const located = await locate();
    if (!located.ok) return setNews(messages[located.code]);
    setNews("");
    onFound({ name: located.name, values: [["commune", located.slug]] });
  }

  return { find: () => void find(), news, clear: () => setNews("") };
}
