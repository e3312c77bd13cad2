import { type RefObject, useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import type { SaveState } from "../../frame/ui/use-autosave.ts";

/**
 * Loads the step again once another commune is saved than the one that it was loaded with, and chosen rather than
 * half typed. Returns what to call when a field is left.
 */
export function useCommuneOfForm(
  form: RefObject<HTMLFormElement | null>,
  { loaded, state }: { loaded: string; state: SaveState },
): () => void {
  const { revalidate } = useRevalidator();
  function follow() {
    const field = form.current?.elements.namedItem("commune");
    if (!(field instanceof HTMLInputElement) || field.value.trim() === loaded) return;
    const isBeingTyped = document.activeElement === field && field.getAttribute("aria-expanded") === "true";
    if (!isBeingTyped) void revalidate();
  }
  const onSaved = useEffectEvent(follow);
  useEffect(() => {
    if (state.kind === "saved") onSaved();
  }, [state]);
  return follow;
}
