import { useEffect, useState } from "react";
import type { Commune } from "../commune.ts";

const PAUSE_MS = 120;

/** Suggestions for the typed text; none while it is too short or the network fails. */
export function useCommuneSuggestions(text: string): Commune[] {
  const [answer, setAnswer] = useState<{ text: string; communes: Commune[] }>({ text: "", communes: [] });
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === "") return;
    const cancellation = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/api/communes?q=${encodeURIComponent(wanted)}`, { signal: cancellation.signal });
        if (response.ok) setAnswer({ text: wanted, communes: await response.json() });
      } catch {
        // Without suggestions the text still works: the server understands names as typed.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancellation.abort();
    };
  }, [wanted]);
  return wanted === "" ? [] : answer.communes;
}
