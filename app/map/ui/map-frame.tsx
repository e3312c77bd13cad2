import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { mapWords } from "#app/i18n/fr/map.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import type { Bounds } from "../quadtree.ts";
import type { OpenMap } from "./open-map.ts";

type MapFrameProps = {
  /** What the map shows at first. */
  bounds: Bounds;
  /** In the middle of a page: scrolling stays the page's, two fingers or Ctrl move the map. */
  keepsScroll?: boolean;
  /** Shows a place among its surroundings, rather than just these bounds where the background has nothing as near. */
  isOverview?: boolean;
  /** Pixels at the top that stand under something else. */
  roomAbove?: number;
  /** What to do where no map can be shown; by default, that lists say the same. */
  unavailable?: string;
  /** Called once the map is there; what it returns is called before the map goes. */
  onOpen(open: OpenMap): () => void;
  className?: string;
};

/** Loads the map library and shows a map; words where it cannot. */
export function MapFrame({
  bounds,
  keepsScroll = false,
  isOverview = false,
  roomAbove = 0,
  unavailable,
  onOpen,
  className = "",
}: MapFrameProps) {
  const words = useWords(mapWords);
  const { mapStyleUrl } = useSite();
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "open" | "failed">("loading");

  const load = useEffectEvent(async (element: HTMLDivElement, signal: AbortSignal) => {
    const { openMap } = await import("./open-map.ts");
    return openMap({
      container: element,
      bounds,
      styleUrl: mapStyleUrl,
      words,
      keepsScroll,
      isOverview,
      roomAbove,
      signal,
    });
  });
  const tell = useEffectEvent(onOpen);

  // A layout effect ends in the step that takes the container off the page; an effect ends later, and a map that opens in
  // between would find no colours.
  useLayoutEffect(() => {
    const closing = new AbortController();
    let leave = () => {};
    load(container.current!, closing.signal).then(
      (opened) => {
        if (closing.signal.aborted) return;
        setState("open");
        leave = tell(opened);
      },
      () => setState("failed"),
    );
    return () => {
      leave();
      closing.abort();
    };
  }, []);

  return (
    <div className={`relative overflow-hidden bg-action-soft ${className}`}>
      <div ref={container} className="size-full" />
      {state === "open" ? null : (
        <p role="status" className="absolute inset-0 flex items-center justify-center p-6 text-center text-ink-soft">
          {state === "loading" ? words.loading : (unavailable ?? words.unavailable)}
        </p>
      )}
    </div>
  );
}
