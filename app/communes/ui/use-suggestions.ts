import { useEffect, useState } from "react";

const PAUSE_MS = 120;

/** What `path` suggests for the typed text; none while it is empty or the network fails. */
export function useSuggestions<Item>(path: string, text: string): Item[] {
  const [answer, setAnswer] = useState<Item[]>([]);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === "") return;
    const cancellation = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`${path}?q=${encodeURIComponent(wanted)}`, { signal: cancellation.signal });
        setAnswer(response.ok ? await response.json() : []);
      } catch {
        // Without suggestions the text still works: the server understands names as typed.
        if (!cancellation.signal.aborted) setAnswer([]);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancellation.abort();
    };
  }, [path, wanted]);
  return wanted === "" ? [] : answer;
}
