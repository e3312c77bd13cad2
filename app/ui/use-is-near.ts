import { type RefObject, useEffect, useState } from "react";

/** True from when an element comes near the part of the page that one sees: what is heavy is loaded then. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), { rootMargin: "200px" });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
