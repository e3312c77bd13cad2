import { useState } from "react";
import { useAnswer } from "#app/ui/use-answer.ts";

const PAUSE_MS = 120;

type Suggestions<Item> = {
  items: readonly Item[];
  /** The items are those of an earlier text, until the typed one's arrive. */
  isStale: boolean;
  /** Nothing has the typed text; false after a failure. */
  isNone: boolean;
};

const nothing = { text: "", items: null };

/**
 * What `path` suggests for the typed text; nothing while it is empty or the network fails. Without suggestions the text still works:
 * the server understands names as typed.
 */
export function useSuggestions<Item>(
  path: string,
  text: string,
  onArrival: (items: readonly Item[]) => void,
): Suggestions<Item> {
  const [answer, setAnswer] = useState<{ text: string; items: readonly Item[] | null }>(nothing);
  const wanted = text.trim();
  // What is typed next, after a choice, is another text.
  if (wanted === "" && answer !== nothing) setAnswer(nothing);
  useAnswer<Item[]>(wanted === "" ? null : `${path}?q=${encodeURIComponent(wanted)}`, PAUSE_MS, (items) => {
    setAnswer({ text: wanted, items });
    onArrival(items ?? []);
  });
  const isStale = answer.text !== wanted;
  return { items: answer.items ?? [], isStale, isNone: !isStale && answer.items?.length === 0 };
}
