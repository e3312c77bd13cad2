import { useCallback, useEffect, useRef, useState } from "react";
import { mapWords } from "#app/i18n/fr/map.ts";
import { useWords } from "#app/i18n/words.ts";
import { MapFrame } from "#app/map/ui/map-frame.tsx";
import type { OpenMap } from "#app/map/ui/open-map.ts";
import { aroundPlace, circleAround } from "#app/map/circle.ts";
import type { ListingView } from "../listing-view.ts";

/** Holds the true place, which lies at most 300 m from what the server tells. */
const CIRCLE_METRES = 450;
const SHOWN_METRES = 1_600;

/** Where a listing is: a point, or the circle that it lies in. Loaded when one scrolls to it. */
export function ListingMap({ position }: { position: NonNullable<ListingView["place"]["position"]> }) {
  const words = useWords(mapWords);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), { rootMargin: "200px" });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);

  const draw = useCallback(({ map, maplibre }: OpenMap) => {
    if (position.isExact) {
      const marker = new maplibre.Marker({ color: "#c8553d" }).setLngLat([position.longitude, position.latitude]).addTo(map);
      return () => marker.remove();
    }
    map.once("load", () => {
      map.addSource("cercle", { type: "geojson", data: circleAround(position, CIRCLE_METRES) });
      map.addLayer({ id: "cercle-fond", type: "fill", source: "cercle", paint: { "fill-color": "#c8553d", "fill-opacity": 0.18 } });
      map.addLayer({ id: "cercle-trait", type: "line", source: "cercle", paint: { "line-color": "#c8553d", "line-width": 2 } });
    });
    return () => {};
  }, [position]);

  return (
    <figure className="needs-scripts mt-6 print:hidden">
      <div ref={place} className="h-80 overflow-hidden rounded-card border border-line bg-action-soft">
        {isNear ? <MapFrame bounds={aroundPlace(position, SHOWN_METRES)} keepsScroll onOpen={draw} className="size-full" /> : null}
      </div>
      <figcaption className="mt-2 text-sm text-ink-soft">{position.isExact ? words.exact : words.approximate}</figcaption>
    </figure>
  );
}
