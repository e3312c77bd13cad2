import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

const PAUSE_MS = 2_000;

/** Asks again for what the page shows, every two seconds while it changes and somebody sees it. */
export function useRefresh(isMoving: boolean): void {
  const { state, revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => {
    if (!document.hidden && state === "idle") void revalidate();
  });
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => refresh(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [isMoving]);
}
