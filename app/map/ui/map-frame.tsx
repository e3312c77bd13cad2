import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { mapWords } from "#app/i18n/fr/map/map.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import type { Bounds } from "../quadtree.ts";
import type { OpenMap } from "./open-map.ts";

type MapFrameProps = {
  /** The first view of the map. */
  bounds: Bounds;
  /** In the middle of a page: one finger scrolls the page, two fingers or Ctrl move the map. */
  keepsScroll?: boolean;
  /** Zooms out to show the surroundings, where the background has no detail this close. */
  isOverview?: boolean;
  /** Pixels at the top that are covered. */
  roomAbove?: number;
  /** The text if no map can be shown; by default it refers to the list. */
  unavailable?: string;
  /** Called once the map is ready; the returned function is called before the map is removed. */
  onOpen(open: OpenMap): () => void;
  className?: string;
};

/** Loads the map library and shows a map, or a text where that fails. */
export function MapFrame(props: MapFrameProps) {
  const { bounds, keepsScroll = false, isOverview = false, roomAbove = 0, unavailable, onOpen, className = "" } = props;
  const words = useWords(mapWords);
  const { mapStyleUrl } = useSite();
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "open" | "drawn" | "failed">("loading");

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

  // A layout effect is cleaned up before the container is removed, an effect after it: a map that opens in between would
  // find no colours.
  useLayoutEffect(() => {
    const closing = new AbortController();
    let leave = () => {};
    load(container.current!, closing.signal).then(
      (opened) => {
        if (closing.signal.aborted) return;
        setState("open");
        whenDrawn(opened, closing.signal, () => setState("drawn"));
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
    <div data-map-state={state} className={`map-frame relative overflow-hidden bg-sunken ${className}`}>
      <div ref={container} className="size-full" />
      {state === "open" || state === "drawn" ? null : (
        <p role="status" className="absolute inset-0 flex items-center justify-center p-6 text-center text-ink-soft">
          {state === "loading" ? words.loading : (unavailable ?? words.unavailable)}
        </p>
      )}
    </div>
  );
}

/** How long a map may wait for tiles before it is shown as it is. */
const LONGEST_MS = 4_000;

/** Calls `show` once the whole map is drawn, since half a map, such as the sea without land, looks broken. */
function whenDrawn({ map }: OpenMap, signal: AbortSignal, show: () => void): void {
  const timer = setTimeout(show, LONGEST_MS);
  signal.addEventListener("abort", () => clearTimeout(timer));
  void map.once("idle", () => {
    clearTimeout(timer);
    if (!signal.aborted) show();
  });
}
