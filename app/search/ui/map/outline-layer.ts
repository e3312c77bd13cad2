import type { GeoJSONSource, Map as MapLibreMap } from "maplibre-gl";
import type { Position } from "../../criteria/search-area.ts";

const AREA = "zone-cherchee";

/** The outline of a searched or half-drawn area; drawn again after the background changes. Create it when the map opens. */
export function outlineLayer(map: MapLibreMap) {
  let shown = outlineOf([]);
  map.on("style.load", () => {
    map.addSource(AREA, { type: "geojson", data: shown });
    map.addLayer({
      id: `${AREA}-fond`,
      type: "fill",
      source: AREA,
      paint: { "fill-color": "#c8553d", "fill-opacity": 0.12 },
    });
    map.addLayer({
      id: `${AREA}-trait`,
      type: "line",
      source: AREA,
      paint: { "line-color": "#c8553d", "line-width": 3 },
    });
  });
  return {
    show(points: Position[]): void {
      shown = outlineOf(points);
      map.getSource<GeoJSONSource>(AREA)?.setData(shown);
    },
  };
}

export type OutlineLayer = ReturnType<typeof outlineLayer>;

function outlineOf(points: Position[]): GeoJSON.Feature {
  const ring = [...points, ...(points[0] ? [points[0]] : [])].map(({ longitude, latitude }) => [longitude, latitude]);
  return { type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [ring] } };
}
