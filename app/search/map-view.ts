import type { Transaction } from "#app/domain/listing.ts";
import type { Bounds } from "#app/map/quadtree.ts";
import { formatCriteria } from "./criteria-address.ts";
import type { SearchCriteria } from "./criteria.ts";
import { formatMapArea, parseView } from "./search-area.ts";

/** Listings that stand together at the zoom asked for. Degrees; the middle of where they are. */
export type MapCluster = { latitude: number; longitude: number; count: number };

/** As the database gives it: `onlyId` is the listing's where it stands alone. */
export type CountedCluster = MapCluster & { onlyId: number | null };

/** One listing as a marker. The position is the public one: up to 300 m aside unless the advertiser shows it. */
export type MapListing = {
  reference: string;
  slug: string;
  latitude: number;
  longitude: number;
  /** Minor units; per month for a rental. */
  price: number;
  transaction: Transaction;
};

/** What a map shows of a search. `bounds` is what the answer covers, a little more than what was asked. */
export type MapView = { bounds: Bounds; total: number; clusters: MapCluster[]; listings: MapListing[] };

/** Up to this many in view, each listing has its own marker. */
export const MOST_MARKERS = 60;

const TILE_PIXELS = 512;
/** About as wide as the tile that a cluster stands for. */
export const CLUSTER_PIXELS = 72;
/** The deepest level of `map_cell`. */
const DEEPEST_LEVEL = 15;

/** Tiles side by side that no screen shows more of: 9,000 pixels of clusters. */
const MOST_ACROSS = 128;

/**
 * The level of the quadtree whose tiles are about as wide as a cluster's marker needs, at a zoom of MapLibre's. A frame
 * too wide for that zoom, which no map asks for, gets wider tiles: an answer stays as large as a screen's.
 */
export function clusterLevel(zoom: number, { west, east }: Pick<Bounds, "west" | "east">): number {
  const ofZoom = Math.round(zoom + Math.log2(TILE_PIXELS / CLUSTER_PIXELS));
  const ofFrame = Math.floor(Math.log2((MOST_ACROSS * 360) / Math.max(east - west, Number.EPSILON)));
  return Math.max(1, Math.min(DEEPEST_LEVEL, ofZoom, ofFrame));
}

const DEEPEST_ZOOM = 22;

/** The frame and zoom that a call asks for; null where they cannot be read. */
export function parseMapQuery(params: URLSearchParams): { bounds: Bounds; zoom: number } | null {
  const frame = parseView(params.get("cadre") ?? "");
  const zoom = params.get("zoom") ?? "";
  if (frame?.kind !== "view" || !/^\d{1,2}(\.\d{1,2})?$/.test(zoom)) return null;
  return { bounds: frame.bounds, zoom: Math.min(Number(zoom), DEEPEST_ZOOM) };
}

/** The address of `GET /api/carte` for a search, leaving out what a map does not know: its order and page. */
export function mapQueryHref(criteria: SearchCriteria, { bounds, zoom }: { bounds: Bounds; zoom: number }): string {
  // What an earlier frame kept to says nothing of this one.
  const area = criteria.area?.kind === "view" ? null : criteria.area;
  const params = formatCriteria({ ...criteria, area, sort: "defaut", page: 1 });
  params.set("cadre", formatMapArea({ kind: "view", bounds }));
  params.set("zoom", String(Math.round(zoom * 10) / 10));
  return `/api/carte?${params}`;
}
