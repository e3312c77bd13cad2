import { useEffect, useRef, useState } from "react";
import { placeFieldWords } from "#app/i18n/fr/communes/place-field.ts";
import { useWords } from "#app/i18n/words.ts";
import type { PlaceSuggestion } from "../place-suggestion.ts";

/** The radius around a visitor's commune. */
export const NEAR_KM = 10;

type Here = Pick<PlaceSuggestion, "name" | "values">;

/** « Autour de moi »: asks for the position; `news` is the outcome in words. */
export function useLocation(onFound: (here: Here) => void): { find(): void; news: string; clear(): void } {
  const messages = useWords(placeFieldWords);
  const [news, setNews] = useState("");
  // Counts requests: a visitor who types, chooses or leaves meanwhile no longer waits.
  const requestCount = useRef(0);
  useEffect(() => () => void (requestCount.current += 1), []);

  async function find() {
    const own = (requestCount.current += 1);
    setNews(messages.locating);
    // Loaded on demand, since most visitors type.
    const located = await import("./locate.ts").then(
      ({ locate }) => locate(),
      () => ({ ok: false, code: "unavailable" }) as const,
    );
    if (own !== requestCount.current) return;
    if (!located.ok) return setNews(messages[located.code]);
    setNews("");
    onFound({ name: located.name, values: [["commune", located.slug]] });
  }

  function clear() {
    requestCount.current += 1;
    setNews("");
  }

  return { find: () => void find(), news, clear };
}
