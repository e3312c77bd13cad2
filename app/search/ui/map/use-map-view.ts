import { useCallback, useEffect, useRef, useState } from "react";
import type { SearchCriteria } from "../../criteria.ts";
import { mapQueryHref, type MapView } from "../../map-view.ts";
import type { Bounds } from "#app/map/quadtree.ts";

export type Frame = { bounds: Bounds; zoom: number };

/** What a search finds in a frame of the map; asked for anew when either changes, the last question winning. */
export function useMapView(criteria: SearchCriteria): { view: MapView | null; hasFailed: boolean; load(frame: Frame): void } {
  const [view, setView] = useState<MapView | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [frame, setFrame] = useState<Frame | null>(null);
  const asked = useRef<AbortController | null>(null);
  const href = frame && mapQueryHref(criteria, frame);

  useEffect(() => {
    if (href === null) return;
    asked.current?.abort();
    const controller = new AbortController();
    asked.current = controller;
    fetch(href, { signal: controller.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status));
        setView((await answer.json()) as MapView);
        setFailed(false);
      })
      .catch(() => {
        if (!controller.signal.aborted) setFailed(true);
      });
    return () => controller.abort();
  }, [href]);

  return { view, hasFailed, load: useCallback((next: Frame) => setFrame(next), []) };
}
