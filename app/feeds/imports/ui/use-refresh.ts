import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

const PAUSE_MS = 2_000;

/** Reloads the page's data every two seconds while the data change and the page is visible. */
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
