import { useEffect, useEffectEvent } from "react";

/** Calls back when Escape is pressed, wherever the focus is. */
export function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && escape();
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
