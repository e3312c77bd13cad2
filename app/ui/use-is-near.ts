import { type RefObject, useEffect, useState } from "react";

/** True from when an element comes as near the part of the page that one sees as this CSS length: what is heavy is loaded then. */
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
