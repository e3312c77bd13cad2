import { type RefObject, useEffect, useState } from "react";

/** True once an element is within this CSS length of the viewport: for loading heavy parts. */
export function useIsNear(element: RefObject<HTMLElement | null>, rootMargin = "200px"): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element, rootMargin]);
  return isNear;
}
