import { useEffect, useRef, useState } from "react";
import { nextShown, STEP_MS } from "../paced-progress.ts";

/** The bar of an upload, which follows the real progress at its pace. Both in points, 0 to 100. */
export function useShownProgress(real: number): number {
  const [shown, setShown] = useState(0);
  const latest = useRef(real);
  useEffect(() => {
    latest.current = real;
  }, [real]);
  const isBehind = shown < real;
  useEffect(() => {
    if (!isBehind) return;
    // One timeout after another: a delayed interval would catch up.
    const step = setTimeout(() => setShown(nextShown(shown, latest.current)), STEP_MS);
    return () => clearTimeout(step);
  }, [isBehind, shown]);
  return shown;
}
