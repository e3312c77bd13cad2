import { type RefObject, useEffect, useState } from "react";

type PictureStrip = {
  /** The picture in view, from 0. */
  index: number;
  /** The farthest picture that was in view. */
  reached: number;
  /** Shows the next picture (1) or the previous one (-1). */
  move: (step: 1 | -1) => void;
};

const indexOf = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / Math.max(1, clientWidth));

/** Pictures side by side, each as wide as the strip: swiped by the browser, or moved by buttons. */
export function usePictureStrip(strip: RefObject<HTMLElement | null>): PictureStrip {
  const [seen, setSeen] = useState({ index: 0, reached: 0 });
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => {
      const index = indexOf(element);
      setSeen((before) => (before.index === index ? before : { index, reached: Math.max(before.reached, index) }));
    };
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [strip]);
  return {
    ...seen,
    move(step) {
      const element = strip.current;
      // The style sheet decides the motion, since it knows who prefers none.
      element?.scrollTo({ left: (indexOf(element) + step) * element.clientWidth });
    },
  };
}
