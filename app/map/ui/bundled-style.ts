import land from "virtual:base-map";
import type { StyleSpecification } from "maplibre-gl";

/** A commune as the bundled map names it; `rank` 0 is the largest. */
export type NamedPlace = { name: string; latitude: number; longitude: number; population: number };

type Colours = { sea: string; land: string; border: string; text: string; halo: string };

/** The map of a portal without internet: coasts, borders and the names of towns, in the site's own colours. */
export function bundledStyle(places: NamedPlace[], colours: Colours): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: "geojson", data: land, attribution: "Natural Earth" },
      places: { type: "geojson", data: placePoints(places), attribution: "GeoNames" },
    },
    layers: [
      { id: "sea", type: "background", paint: { "background-color": colours.sea } },
      { id: "land", type: "fill", source: "land", paint: { "fill-color": colours.land } },
      { id: "borders", type: "line", source: "land", paint: { "line-color": colours.border, "line-width": ["interpolate", ["linear"], ["zoom"], 4, 0.8, 10, 2] } },
      {
        id: "dots",
        type: "circle",
        source: "places",
        filter: [">=", ["get", "population"], leastShown],
        paint: { "circle-radius": ["interpolate", ["linear"], ["zoom"], 5, 1.5, 12, 3], "circle-color": colours.text, "circle-opacity": 0.6 },
      },
      {
        id: "names",
        type: "symbol",
        source: "places",
        filter: [">=", ["get", "population"], leastShown],
        layout: {
          "text-field": ["get", "name"],
          "text-font": ["Figtree", "sans-serif"],
          "text-size": ["interpolate", ["linear"], ["ln", ["max", ["get", "population"], 500]], 7, 11, 14, 16],
          "text-variable-anchor": ["top", "bottom", "left", "right"],
          "text-radial-offset": 0.5,
          "symbol-sort-key": ["-", ["get", "population"]],
          "text-padding": 6,
        },
        paint: { "text-color": colours.text, "text-halo-color": colours.halo, "text-halo-width": 1.4 },
      },
    ],
  };
}

// The closer, the smaller the towns that are named.
const leastShown: ["step", ["zoom"], number, ...number[]] = ["step", ["zoom"], 150_000, 6, 60_000, 7, 25_000, 8, 12_000, 9, 5_000, 10, 0];

function placePoints(places: NamedPlace[]): GeoJSON.FeatureCollection {
  return {
    type: "FeatureCollection",
    features: places.map(({ name, latitude, longitude, population }) => ({
      type: "Feature",
      properties: { name, population },
      geometry: { type: "Point", coordinates: [longitude, latitude] },
    })),
  };
}
