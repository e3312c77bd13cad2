import type { Map as MapLibreMap, Marker } from "maplibre-gl";
import type { OpenMap } from "#app/map/ui/open-map.ts";
import type { MapCluster, MapListing, MapView } from "../../map-view.ts";
import type { Place } from "../../search-area.ts";

type MarkerWords = { cluster(cluster: MapCluster): { text: string; label: string }; listing(listing: MapListing): { text: string; label: string } };
type Choices = { onCluster(cluster: MapCluster): void; onListing(listing: MapListing): void; onLight(reference: string | null): void };

const pill =
  "flex min-h-8 cursor-pointer items-center justify-center rounded-full border border-line bg-raised px-2.5 text-sm font-semibold text-ink tabular-nums shadow-card hover:z-10 hover:bg-action hover:text-on-action data-lit:z-10 data-lit:bg-accent data-lit:text-paper";
// A listing whose price would cover another's is a dot, large enough for a finger, until the map is nearer.
const dot = "block size-6 cursor-pointer rounded-full border-2 border-action bg-raised text-[0px] shadow-card hover:z-10 hover:bg-action data-lit:z-10 data-lit:border-raised data-lit:bg-accent";
const disc = "flex cursor-pointer items-center justify-center rounded-full border-2 border-raised bg-action font-semibold text-on-action tabular-nums shadow-card hover:z-10 hover:bg-action-strong";

/** Buttons on the map, one per cluster or listing, in reach of the keyboard. */
export function markerLayer({ map, maplibre }: OpenMap, words: MarkerWords, choices: Choices) {
  let markers: Marker[] = [];
  let pin: Marker | null = null;
  const buttons = new Map<string, HTMLButtonElement>();

  function add(place: Place, button: HTMLButtonElement): void {
    markers.push(new maplibre.Marker({ element: button }).setLngLat([place.longitude, place.latitude]).addTo(map));
  }

  return {
    show({ clusters, listings }: Pick<MapView, "clusters" | "listings">): void {
      for (const marker of markers) marker.remove();
      markers = [];
      buttons.clear();
      const taken: Spot[] = [];
      for (const cluster of apart(map, clusters)) {
        const { text, label } = words.cluster(cluster);
        const size = sizeOf(cluster);
        const button = makeButton(disc, text, label);
        Object.assign(button.style, { width: `${size}px`, height: `${size}px`, fontSize: cluster.count > 9_999 ? "0.7rem" : "0.8rem" });
        button.addEventListener("click", () => choices.onCluster(cluster));
        add(cluster, button);
        taken.push({ ...map.project([cluster.longitude, cluster.latitude]), width: size, height: size });
      }
      for (const listing of listings) {
        const { text, label } = words.listing(listing);
        const button = makeButton(takeSpot(taken, map.project([listing.longitude, listing.latitude]), text) ? pill : dot, text, label);
        button.addEventListener("click", () => choices.onListing(listing));
        button.addEventListener("pointerenter", () => choices.onLight(listing.reference));
        button.addEventListener("pointerleave", () => choices.onLight(null));
        buttons.set(listing.reference, button);
        add(listing, button);
      }
    },
    /** Lights the marker of a listing or, where it stands in a cluster, a pin of its own. */
    light(reference: string | null, place: Place | null): void {
      for (const [other, button] of buttons) button.toggleAttribute("data-lit", other === reference);
      pin?.remove();
      pin = null;
      if (reference === null || place === null || buttons.has(reference)) return;
      const point = document.createElement("span");
      point.className = "block size-5 rounded-full border-4 border-raised bg-accent shadow-card";
      pin = new maplibre.Marker({ element: point }).setLngLat([place.longitude, place.latitude]).addTo(map);
    },
  };
}

/** Pixels across. */
const sizeOf = ({ count }: MapCluster) => 36 + Math.min(28, Math.round(Math.log2(count) * 2.2));

/** Clusters that would cover each other on the screen become one, where the larger is. */
function apart(map: MapLibreMap, clusters: MapCluster[]): MapCluster[] {
  const kept: { cluster: MapCluster; x: number; y: number }[] = [];
  for (const cluster of clusters.toSorted((one, other) => other.count - one.count)) {
    const { x, y } = map.project([cluster.longitude, cluster.latitude]);
    const covered = kept.find((other) => Math.hypot(other.x - x, other.y - y) < (sizeOf(other.cluster) + sizeOf(cluster)) / 2);
    if (covered) covered.cluster = { ...covered.cluster, count: covered.cluster.count + cluster.count };
    else kept.push({ cluster, x, y });
  }
  return kept.map(({ cluster }) => cluster);
}

type Spot = { x: number; y: number; width: number; height: number };

const PILL_HEIGHT = 32;
/** How much of its neighbour a price may cover. */
const OVERLAP = 0.2;

/** Whether a price fits among the markers that are there, which it then joins. Its width is that of its letters. */
function takeSpot(taken: Spot[], { x, y }: { x: number; y: number }, text: string): boolean {
  const spot = { x, y, width: 24 + text.length * 7.5, height: PILL_HEIGHT };
  const reaches = (distance: number, one: number, other: number) => Math.abs(distance) <= ((one + other) / 2) * (1 - OVERLAP);
  if (taken.some((other) => reaches(other.x - x, other.width, spot.width) && reaches(other.y - y, other.height, spot.height))) return false;
  taken.push(spot);
  return true;
}

function makeButton(className: string, text: string, label: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.textContent = text;
  button.setAttribute("aria-label", label);
  return button;
}

const AREA = "zone-cherchee";

/** The outline of a searched or half-drawn area; null takes it off. */
export function showOutline(map: MapLibreMap, points: Place[] | null): void {
  const draw = () => {
    const data: GeoJSON.Feature = {
      type: "Feature",
      properties: {},
      geometry: { type: "Polygon", coordinates: [[...(points ?? []), ...(points?.[0] ? [points[0]] : [])].map(({ longitude, latitude }) => [longitude, latitude])] },
    };
    const source = map.getSource(AREA);
    if (source && "setData" in source) {
      (source as { setData(data: GeoJSON.Feature): void }).setData(data);
      return;
    }
    if (!points) return;
    map.addSource(AREA, { type: "geojson", data });
    map.addLayer({ id: `${AREA}-fond`, type: "fill", source: AREA, paint: { "fill-color": "#c8553d", "fill-opacity": 0.12 } });
    map.addLayer({ id: `${AREA}-trait`, type: "line", source: AREA, paint: { "line-color": "#c8553d", "line-width": 3 } });
  };
  if (map.isStyleLoaded()) draw();
  else map.once("idle", draw);
}
