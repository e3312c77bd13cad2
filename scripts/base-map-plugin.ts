import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Plugin } from "vite";

const NAME = "virtual:base-map";

type Box = [west: number, south: number, east: number, north: number];

/** Where the bundled map shows land: France and its neighbours, then the departments overseas and theirs. */
const shown: Box[] = [
  [-13, 35, 20, 60],
  [-64, 13, -58, 19],
  [-56, 1, -50, 7],
  [44, -26, 59, -10],
];

/** Land and borders (Natural Earth) as a module of the browser's, made from their package when the site is built. */
export function baseMapPlugin(): Plugin {
  return {
    name: "base-map",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    // A text that the browser parses as data is much quicker to read than the same as code.
    load: (id) => (id === `\0${NAME}` ? `export default JSON.parse(${JSON.stringify(JSON.stringify(readLand()))});` : null),
  };
}

function readLand(): GeoJSON.FeatureCollection {
  const path = createRequire(import.meta.url).resolve("world-atlas/countries-10m.json");
  const world = JSON.parse(readFileSync(path, "utf8")) as Topology<{ countries: GeometryCollection }>;
  const polygons = feature(world, world.objects.countries).features.flatMap(({ geometry }) => {
    if (geometry.type === "Polygon") return [geometry.coordinates];
    return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
  });
  const features = polygons.filter(isShown).map((coordinates): GeoJSON.Feature => ({
    type: "Feature",
    properties: {},
    geometry: { type: "Polygon", coordinates: coordinates.map((ring) => ring.map(([x = 0, y = 0]) => [round(x), round(y)])) },
  }));
  return { type: "FeatureCollection", features };
}

function isShown([outline = []]: number[][][]): boolean {
  return shown.some(([west, south, east, north]) => outline.some(([x = 0, y = 0]) => x >= west && x <= east && y >= south && y <= north));
}

// A thousandth of a degree is 110 m: finer than the source.
const round = (degrees: number) => Math.round(degrees * 1_000) / 1_000;
