import { useEffect, useEffectEvent, useState } from "react";

const PAUSE_MS = 120;

type Suggestions<Item> = {
  items: readonly Item[];
  /** The items are those of an earlier text, until the typed one's arrive. */
  isStale: boolean;
};

const none = { text: "", items: [] };

/** What `path` suggests for the typed text; none while it is empty or the network fails. */
export function useSuggestions<Item>(
  path: string,
  text: string,
  onArrival: (items: readonly Item[]) => void,
): Suggestions<Item> {
  const [answer, setAnswer] = useState<{ text: string; items: readonly Item[] }>(none);
  const wanted = text.trim();
  // What is typed next, after a choice, is another text.
  if (wanted === "" && answer !== none) setAnswer(none);
  const arrived = useEffectEvent(onArrival);
  useEffect(() => {
    if (wanted === "") return;
    const cancellation = new AbortController();
    const timer = setTimeout(async () => {
      const items = await suggest<Item>(`${path}?q=${encodeURIComponent(wanted)}`, cancellation.signal);
      if (cancellation.signal.aborted) return;
      setAnswer({ text: wanted, items });
      arrived(items);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancellation.abort();
    };
  }, [path, wanted]);
  return { items: answer.items, isStale: answer.text !== wanted };
}

async function suggest<Item>(address: string, signal: AbortSignal): Promise<Item[]> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? await response.json() : [];
  } catch {
    // Without suggestions the text still works: the server understands names as typed.
    return [];
  }
}
