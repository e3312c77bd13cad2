import { useEffect, useRef, useState } from "react";
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
  // Whoever types, chooses or leaves meanwhile waits no more.
  const asked = useRef(0);
  useEffect(() => () => void (asked.current += 1), []);

  async function find() {
    const own = (asked.current += 1);
    setNews(messages.locating);
    // Loaded when it is chosen: most visitors type.
    const located = await import("./locate.ts").then(
      ({ locate }) => locate(),
      () => ({ ok: false, code: "unavailable" }) as const,
    );
    if (own !== asked.current) return;
    if (!located.ok) return setNews(messages[located.code]);
    setNews("");
    onFound({ name: located.name, values: [["commune", located.slug]] });
  }

  function clear() {
    asked.current += 1;
    setNews("");
  }

  return { find: () => void find(), news, clear };
}
