import type { GeoJSONSource, Map as MapLibreMap } from "maplibre-gl";
import { circleAround } from "../circle.ts";

const CIRCLE = "cercle";
const nothing: GeoJSON.FeatureCollection = { type: "FeatureCollection", features: [] };

/** A circle on a map, in metres; drawn again after the background changes. */
export function circleLayer(map: MapLibreMap) {
  let shown: GeoJSON.GeoJSON = nothing;

  const draw = () => {
    const source = map.getSource<GeoJSONSource>(CIRCLE);
    if (source) return void source.setData(shown);
    map.addSource(CIRCLE, { type: "geojson", data: shown, tolerance: 0 });
    map.addLayer({
      id: `${CIRCLE}-fond`,
      type: "fill",
      source: CIRCLE,
      paint: { "fill-color": "#c8553d", "fill-opacity": 0.18 },
    });
    map.addLayer({
      id: `${CIRCLE}-trait`,
      type: "line",
      source: CIRCLE,
      paint: { "line-color": "#c8553d", "line-width": 2 },
    });
  };
  const coming = map.on("style.load", draw);

  return {
    /** Zero metres: no circle. */
    show(place: { latitude: number; longitude: number }, metres: number): void {
      shown = metres > 0 ? circleAround(place, metres) : nothing;
      if (map.getSource(CIRCLE)) draw();
    },
    remove(): void {
      coming.unsubscribe();
    },
  };
}
