import { useEffect, useRef, useState } from "react";
import { nextShown, STEP_MS } from "../paced-progress.ts";

/** What the bar of an upload shows, following the real progress at its pace. Both in points, 0 to 100. */
export function useShownProgress(real: number): number {
  const [shown, setShown] = useState(0);
  const latest = useRef(real);
  useEffect(() => {
    latest.current = real;
  }, [real]);
  const isBehind = shown < real;
  useEffect(() => {
    if (!isBehind) return;
    // One step at a time, each a whole step after the last: an interval that was held up would catch up.
    const step = setTimeout(() => setShown(nextShown(shown, latest.current)), STEP_MS);
    return () => clearTimeout(step);
  }, [isBehind, shown]);
  return shown;
}
