import { type RefObject, useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import type { SaveState } from "../../frame/ui/use-autosave.ts";

/**
 * Reloads the step after another commune was saved, once it is chosen rather than half typed. Returns a handler for a
 * field's blur.
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
