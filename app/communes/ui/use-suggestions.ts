import { useState } from "react";
import { useAnswer } from "#app/ui/use-answer.ts";

const PAUSE_MS = 120;

type Suggestions<Item> = {
  items: readonly Item[];
  /** Whether the items belong to an earlier text, until the items of the typed one arrive. */
  isStale: boolean;
  /** Whether nothing matches the typed text; false after a failure. */
  isNone: boolean;
};

const nothing = { text: "", items: null };

/**
 * The suggestions of `path` for the typed text; none while the text is empty or the network fails. The text works without them:
 * the server understands typed names.
 */
export function useSuggestions<Item>(
  path: string,
  text: string,
  onArrival: (items: readonly Item[]) => void,
): Suggestions<Item> {
  const [answer, setAnswer] = useState<{ text: string; items: readonly Item[] | null }>(nothing);
  const wanted = text.trim();
  // After a choice, the next typed text is a new one.
  if (wanted === "" && answer !== nothing) setAnswer(nothing);
  useAnswer<Item[]>(wanted === "" ? null : `${path}?q=${encodeURIComponent(wanted)}`, PAUSE_MS, (items) => {
    setAnswer({ text: wanted, items });
    onArrival(items ?? []);
  });
  const isStale = answer.text !== wanted;
  return { items: answer.items ?? [], isStale, isNone: !isStale && answer.items?.length === 0 };
}
