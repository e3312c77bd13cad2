import { useEffect } from "react";

/** Name of the performance mark that a page sets after hydration. */
export const HYDRATED = "hydrated";

/** Sets the mark once the page's content is hydrated. Place it after the content, inside the same boundary. */
export function HydrationMark() {
  useEffect(() => {
    performance.mark(HYDRATED);
  }, []);
  return null;
}
