import { land, water } from "virtual:base-map";
import type { ExpressionSpecification, StyleSpecification } from "maplibre-gl";
import type { NamedPlace, NamedPlaces } from "../named-place.ts";

export const PLACES = "places";

type Colours = { water: string; land: string; border: string; text: string; halo: string };

/**
 * The map of a portal without internet, in the site's colours: coasts, borders, rivers and, once `placePoints` are in
 * `PLACES`, names of towns.
 */
export function bundledStyle(colours: Colours): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: "geojson", data: land, attribution: "Natural Earth" },
      water: { type: "geojson", data: water },
      [PLACES]: { type: "geojson", data: placePoints({ towns: [], districts: [] }), attribution: "GeoNames" },
    },
    layers: [
      { id: "sea", type: "background", paint: { "background-color": colours.water } },
      { id: "land", type: "fill", source: "land", paint: { "fill-color": colours.land } },
      {
        id: "lakes",
        type: "fill",
        source: "water",
        filter: isPolygon,
        maxzoom: WATER_GONE,
        paint: { "fill-color": colours.water, "fill-opacity": fading },
      },
      {
        id: "rivers",
        type: "line",
        source: "water",
        filter: ["!", isPolygon],
        maxzoom: WATER_GONE,
        layout: { "line-join": "round", "line-cap": "round" },
        paint: {
          "line-color": colours.water,
          "line-opacity": fading,
          "line-width": ["interpolate", ["linear"], ["zoom"], 4, 1, 9, 4],
        },
      },
      {
        id: "borders",
        type: "line",
        source: "land",
        paint: { "line-color": colours.border, "line-width": ["interpolate", ["linear"], ["zoom"], 4, 0.8, 10, 2] },
      },
      {
        id: "dots",
        type: "circle",
        source: PLACES,
        filter: isNear,
        paint: {
          "circle-radius": ["interpolate", ["linear"], ["zoom"], 5, 1.5, 12, 3],
          "circle-color": colours.text,
          "circle-opacity": 0.6,
        },
      },
      {
        id: "names",
        type: "symbol",
        source: PLACES,
        filter: isNear,
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

const isPolygon: ExpressionSpecification = ["==", ["geometry-type"], "Polygon"];
const isNear: ExpressionSpecification = [">=", ["zoom"], ["get", "shownFrom"]];

// Rivers and lakes are simplified for the scale of a country: zoomed in, they would not pass through their towns.
const WATER_GONE = 9.5;
const fading: ExpressionSpecification = ["interpolate", ["linear"], ["zoom"], 8, 1, WATER_GONE, 0];

const DISTRICTS_SHOWN = 11;

/** The closer the zoom, the smaller the towns that are named. */
const leastShown: [zoom: number, population: number][] = [
  [0, 150_000],
  [6, 60_000],
  [7, 25_000],
  [8, 12_000],
  [9, 5_000],
  [10, 1_500],
  [11, 0],
];

const townShown = (population: number) => leastShown.find(([, least]) => population >= least)![0];

export function placePoints({ towns, districts }: NamedPlaces): GeoJSON.FeatureCollection {
  const shown = [
    ...towns.map((place) => pointOf(place, townShown(place[3]))),
    ...districts.map((place) => pointOf(place, DISTRICTS_SHOWN)),
  ];
  return { type: "FeatureCollection", features: shown };
}

function pointOf([name, latitude, longitude, population]: NamedPlace, shownFrom: number): GeoJSON.Feature {
  return {
    type: "Feature",
    properties: { name, population, shownFrom },
    geometry: { type: "Point", coordinates: [longitude, latitude] },
  };
}
