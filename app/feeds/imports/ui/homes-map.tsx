import type { GeoJSONSource } from "maplibre-gl";
import { useCallback } from "react";
import type { Bounds } from "#app/map/quadtree.ts";
import { MapFrame } from "#app/map/ui/map-frame.tsx";
import type { OpenMap } from "#app/map/ui/open-map.ts";
import type { ForeseenPlace } from "../shown-import.ts";

const HOMES = "biens";
/** Least margin around the homes, in degrees. */
const LEAST_MARGIN = 0.02;

/** A point for each home; incomplete homes in ochre. */
export function HomesMap({ places }: { places: ForeseenPlace[] }) {
  const draw = useCallback(
    ({ map }: OpenMap) => {
      const data = pointsOf(places);
      const add = () => {
        const source = map.getSource<GeoJSONSource>(HOMES);
        if (source) return;
        map.addSource(HOMES, { type: "geojson", data });
        map.addLayer({
          id: HOMES,
          type: "circle",
          source: HOMES,
          paint: {
            "circle-radius": 6,
            "circle-color": ["case", ["get", "isComplete"], "#1f4b5a", "#d99a1c"],
            "circle-stroke-color": "#fff",
            "circle-stroke-width": 1.5,
          },
        });
      };
      // The background may change later.
      const coming = map.on("style.load", add);
      if (map.isStyleLoaded()) add();
      return () => coming.unsubscribe();
    },
    [places],
  );
  return <MapFrame bounds={boundsOf(places)} keepsScroll isOverview onOpen={draw} className="size-full" />;
}

const pointsOf = (places: ForeseenPlace[]): GeoJSON.FeatureCollection => ({
  type: "FeatureCollection",
  // Incomplete homes are drawn last, above others at the same place.
  features: places
    .toSorted(([, , one], [, , other]) => Number(other) - Number(one))
    .map(([latitude, longitude, isComplete]) => ({
      type: "Feature",
      properties: { isComplete },
      geometry: { type: "Point", coordinates: [longitude, latitude] },
    })),
});

function boundsOf(places: ForeseenPlace[]): Bounds {
  const latitudes = places.map(([latitude]) => latitude);
  const longitudes = places.map(([, longitude]) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const margin = (from: number, to: number) => Math.max(LEAST_MARGIN, (to - from) * 0.1);
  const [high, wide] = [margin(south, north), margin(west, east)];
  return { south: south - high, north: north + high, west: west - wide, east: east + wide };
}
