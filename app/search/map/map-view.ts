import type { Transaction } from "#app/domain/listing.ts";
import type { Bounds } from "#app/map/quadtree.ts";
import { formatCriteria } from "../criteria/criteria-address.ts";
import type { SearchCriteria } from "../criteria/criteria.ts";
import { parseView } from "../criteria/parse-area.ts";
import { formatMapArea } from "../criteria/search-area.ts";

/** Listings that are close together at this zoom, at the mean of their positions in degrees. */
export type MapCluster = { latitude: number; longitude: number; count: number };

/** A row of the database: `onlyId` is the id of a single listing. */
export type CountedCluster = MapCluster & { onlyId: number | null };

/** One listing as a marker, at its public position: up to 300 m away unless the advertiser shows the exact one. */
export type MapListing = {
  reference: string;
  slug: string;
  latitude: number;
  longitude: number;
  /** Minor units; per month for a rental. */
  price: number;
  transaction: Transaction;
};

/** The answer for a map. `bounds` is the covered area, slightly larger than the requested frame. */
export type MapView = { bounds: Bounds; total: number; clusters: MapCluster[]; listings: MapListing[] };

/** Up to this many in view, each listing has its own marker. */
export const MOST_MARKERS = 60;

const TILE_PIXELS = 512;
/** Approximate width in pixels of a cluster's tile. */
export const CLUSTER_PIXELS = 72;
/** The deepest level of `map_cell`. */
const DEEPEST_LEVEL = 15;

/** Maximum number of tiles across: 9,000 pixels of clusters, more than any screen. */
const MOST_ACROSS = 128;

/**
 * The level of the quadtree whose tiles are about as wide as a cluster's marker, at a zoom of MapLibre's. A frame too
 * wide for that zoom gets wider tiles, so that the answer stays small.
 */
export function clusterLevel(zoom: number, { west, east }: Pick<Bounds, "west" | "east">): number {
  const ofZoom = Math.round(zoom + Math.log2(TILE_PIXELS / CLUSTER_PIXELS));
  const ofFrame = Math.floor(Math.log2((MOST_ACROSS * 360) / Math.max(east - west, Number.EPSILON)));
  return Math.max(1, Math.min(DEEPEST_LEVEL, ofZoom, ofFrame));
}

const DEEPEST_ZOOM = 22;

/** The frame and zoom of a call; null where they are invalid. */
export function parseMapQuery(params: URLSearchParams): { bounds: Bounds; zoom: number } | null {
  const frame = parseView(params.get("cadre") ?? "");
  const zoom = params.get("zoom") ?? "";
  if (frame?.kind !== "view" || !/^\d{1,2}(\.\d{1,2})?$/.test(zoom)) return null;
  return { bounds: frame.bounds, zoom: Math.min(Number(zoom), DEEPEST_ZOOM) };
}

/** The address of `GET /api/carte` for a search, without order and page, which a map does not have. */
export function mapQueryHref(criteria: SearchCriteria, { bounds, zoom }: { bounds: Bounds; zoom: number }): string {
  // The area of an earlier frame does not apply to this one.
  const area = criteria.area?.kind === "view" ? null : criteria.area;
  const params = formatCriteria({ ...criteria, area, sort: "defaut", page: 1 });
  params.set("cadre", formatMapArea({ kind: "view", bounds }));
  params.set("zoom", String(Math.round(zoom * 10) / 10));
  return `/api/carte?${params}`;
}
