import { type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { ComparedListing } from "../comparison.ts";

type PassingTitlesProps = {
  listings: ComparedListing[];
  frame: RefObject<HTMLElement | null>;
  titles: RefObject<HTMLElement | null>;
};

const bar =
  "sticky top-(--header-height) z-10 -mb-17 h-17 border border-t-0 border-line bg-raised pl-(--labels) shadow-card " +
  "[display:var(--in-scrolling-frame)] print:hidden";

/**
 * A copy of the titles below the header, once the table's own have scrolled away: elements in a frame that scrolls
 * sideways cannot stick to the page. Hidden from screen readers, and only where the frame scrolls.
 */
export function PassingTitles({ listings, frame, titles }: PassingTitlesProps) {
  const strip = useRef<HTMLDivElement>(null);
  const isGone = useIsAboveHeader(titles);
  useEffect(() => {
    const scrolled = frame.current;
    if (!isGone || !scrolled) return;
    const follow = () => strip.current?.scrollTo({ left: scrolled.scrollLeft, behavior: "instant" });
    follow();
    scrolled.addEventListener("scroll", follow, { passive: true });
    return () => scrolled.removeEventListener("scroll", follow);
  }, [isGone, frame]);
  if (!isGone) return null;
  return (
    <div aria-hidden="true" className={bar}>
      <div ref={strip} className="flex w-full overflow-hidden">
        {listings.map(({ reference, title, href }) => (
          <p key={reference} className="w-(--column) shrink-0 px-3 py-2">
            <Link to={href} tabIndex={-1} className="link line-clamp-2 text-sm font-semibold wrap-anywhere">
              {title}
            </Link>
          </p>
        ))}
        <span className="w-(--tail) shrink-0" />
      </div>
    </div>
  );
}

/** Whether the page has scrolled an element under its header or above. */
function useIsAboveHeader(element: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    // Margins of an observer are in pixels; the height is in rem.
    const styles = getComputedStyle(document.documentElement);
    const header = Number.parseFloat(styles.getPropertyValue("--header-height")) * Number.parseFloat(styles.fontSize);
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1)!;
        setAbove(!isIntersecting && boundingClientRect.top < header);
      },
      { rootMargin: `-${Math.round(header)}px 0px 0px` },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
}
