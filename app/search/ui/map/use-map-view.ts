import { useCallback, useEffect, useRef, useState } from "react";
import type { SearchCriteria } from "../../criteria/criteria.ts";
import { mapQueryHref, type MapView } from "../../map/map-view.ts";
import type { Bounds } from "#app/map/quadtree.ts";

/** The map's frame, and the frame of the search. */
type Frame = { bounds: Bounds; zoom: number; target: string };

/**
 * The results of a search in a frame of the map. Loaded again when either changes, the last request prevailing, but not
 * while the map moves to a new `target`.
 */
export function useMapView(
  criteria: SearchCriteria,
  target: string,
): { view: MapView | null; hasFailed: boolean; load(frame: Frame): void } {
  const [view, setView] = useState<MapView | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [frame, setFrame] = useState<Frame | null>(null);
  const pending = useRef<{ href: string; controller: AbortController } | null>(null);
  const href = frame?.target === target ? mapQueryHref(criteria, frame) : null;

  useEffect(() => {
    if (href === null || href === pending.current?.href) return;
    pending.current?.controller.abort();
    const controller = new AbortController();
    pending.current = { href, controller };
    fetch(href, { signal: controller.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status));
        setView((await answer.json()) as MapView);
        setFailed(false);
      })
      .catch(() => {
        if (!controller.signal.aborted) setFailed(true);
      });
  }, [href]);
  useEffect(
    () => () => {
      pending.current?.controller.abort();
      pending.current = null;
    },
    [],
  );

  return { view, hasFailed, load: useCallback((next: Frame) => setFrame(next), []) };
}
