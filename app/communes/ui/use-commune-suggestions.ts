import { useEffect, useState } from "react";
import type { Commune } from "../commune.ts";

const PAUSE_MS = 120;

/** Suggestions for what is being typed; none while there is nothing to suggest or the network fails. */
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
        // Typing goes on without suggestions: the server understands names as they are written.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancellation.abort();
    };
  }, [wanted]);
  return wanted === "" ? [] : answer.communes;
}
