import { useEffect, useEffectEvent, useState } from "react";

const PAUSE_MS = 120;

type Suggestions<Item> = {
  items: readonly Item[];
  /** The items are those of an earlier text, until the typed one's arrive. */
  isStale: boolean;
  /** Nothing has the typed text; false after a failure. */
  isNone: boolean;
};

const none = { text: "", items: [], hasFailed: false };

/** What `path` suggests for the typed text; nothing while it is empty or the network fails. */
export function useSuggestions<Item>(
  path: string,
  text: string,
  onArrival: (items: readonly Item[]) => void,
): Suggestions<Item> {
  const [answer, setAnswer] = useState<{ text: string; items: readonly Item[]; hasFailed: boolean }>(none);
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
      setAnswer({ text: wanted, items: items ?? [], hasFailed: items === null });
      arrived(items ?? []);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancellation.abort();
    };
  }, [path, wanted]);
  const isStale = answer.text !== wanted;
  const isNone = !isStale && wanted !== "" && answer.items.length === 0 && !answer.hasFailed;
  return { items: answer.items, isStale, isNone };
}

async function suggest<Item>(address: string, signal: AbortSignal): Promise<Item[] | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? await response.json() : null;
  } catch {
    // Without suggestions the text still works: the server understands names as typed.
    return null;
  }
}
