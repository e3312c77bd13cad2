import { useCallback } from "react";
import { aroundPlace } from "#app/map/circle.ts";
import { circleLayer } from "#app/map/ui/circle-layer.ts";
import { MapFrame } from "#app/map/ui/map-frame.tsx";
import type { OpenMap } from "#app/map/ui/open-map.ts";
import type { ListingView } from "../../listing-view.ts";

/** Radius in metres of the circle shown: it contains the true position, at most 300 m away. */
const CIRCLE_METRES = 450;
const SHOWN_METRES = 1_600;

/** A point, or the circle that contains the home. Loaded with the map. */
export function PlaceMap({ position }: { position: NonNullable<ListingView["place"]["position"]> }) {
  const draw = useCallback(
    ({ map, maplibre }: OpenMap) => {
      if (position.isExact) {
        const marker = new maplibre.Marker({ color: "#c8553d" })
          .setLngLat([position.longitude, position.latitude])
          .addTo(map);
        return () => marker.remove();
      }
      const circle = circleLayer(map);
      circle.show(position, CIRCLE_METRES);
      return circle.remove;
    },
    [position],
  );

  return (
    <MapFrame bounds={aroundPlace(position, SHOWN_METRES)} keepsScroll isOverview onOpen={draw} className="size-full" />
  );
}
