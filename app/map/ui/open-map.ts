import "maplibre-gl/dist/maplibre-gl.css";
import "./map-controls.css";
import * as maplibre from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import type { mapWords } from "#app/i18n/fr/map/map.ts";
import type { Words } from "#app/i18n/words.ts";
import type { NamedPlaces } from "../named-place.ts";
import type { Bounds } from "../quadtree.ts";

maplibre.setWorkerUrl(workerUrl);

/** Timeout for the operator's background, before the bundled map replaces it. */
const TIMEOUT_MS = 4_000;
const CLOSEST = 17;
/** The closest zoom of the bundled map, whose smallest details are names of towns. */
const CLOSEST_OF_OWN = 11.5;

export type OpenMap = {
  map: maplibre.Map;
  maplibre: typeof maplibre;
};

type Opening = {
  container: HTMLElement;
  bounds: Bounds;
  styleUrl: string | null;
  words: Words<typeof mapWords>;
  keepsScroll: boolean;
  /** Limits the zoom to levels at which the background has detail. */
  isOverview: boolean;
  /** Pixels at the top that are covered. */
  roomAbove: number;
  /** Closes the map when aborted; rejects the promise if the map is still opening. */
  signal: AbortSignal;
};

/** Opens a map with the operator's background or, if that is unreachable, the bundled one. Loaded on demand. */
export async function openMap(given: Opening): Promise<OpenMap> {
  const { container, bounds, styleUrl, words, keepsScroll, isOverview, roomAbove, signal } = given;
  const [found] = await Promise.all([styleUrl === null ? null : fetchStyle(styleUrl), cacheWorker()]);
  const style = found ?? (await ownStyle(container));
  // A container that left the page meanwhile has neither colours nor a size.
  signal.throwIfAborted();
  const map = new maplibre.Map({
    container,
    style,
    bounds: [bounds.west, bounds.south, bounds.east, bounds.north],
    fitBoundsOptions: { padding: { top: roomAbove } },
    maxZoom: CLOSEST,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: keepsScroll,
    attributionControl: { compact: true },
    fadeDuration: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 200,
    locale: {
      "Map.Title": words.label,
      "NavigationControl.ZoomIn": words.zoomIn,
      "NavigationControl.ZoomOut": words.zoomOut,
      "AttributionControl.ToggleAttribution": words.credits,
      "CooperativeGesturesHandler.WindowsHelpText": words.gestures.ctrl,
      "CooperativeGesturesHandler.MacHelpText": words.gestures.command,
      "CooperativeGesturesHandler.MobileHelpText": words.gestures.fingers,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new maplibre.NavigationControl({ showCompass: false }), "top-right");
  map.addControl(new maplibre.ScaleControl({ maxWidth: 96 }), "bottom-left");
  signal.addEventListener("abort", () => map.remove());
  const completeOwn = () => {
    if (isOverview) map.setZoom(Math.min(map.getZoom(), CLOSEST_OF_OWN));
    void writeNames(map);
    followTheme(map, container, signal);
  };
  if (found)
    replaceWhenUnreachable(map, { container, sources: Object.keys(found.sources), signal, onReplaced: completeOwn });
  else completeOwn();
  return { map, maplibre };
}

/** Fetches the worker into the browser's cache, and rejects if that fails: MapLibre would show an empty map. */
async function cacheWorker(): Promise<void> {
  const answer = await fetch(workerUrl);
  if (!answer.ok) throw new Error(`The map's worker could not be loaded: ${answer.status}`);
  await answer.arrayBuffer();
}

async function fetchStyle(url: string): Promise<maplibre.StyleSpecification | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? ((await answer.json()) as maplibre.StyleSpecification) : null;
  } catch {
    return null;
  }
}

async function ownStyle(container: HTMLElement): Promise<maplibre.StyleSpecification> {
  const { bundledStyle } = await import("./bundled-style.ts");
  const styles = getComputedStyle(container);
  const colour = (name: string) => resolveColour(container, styles.getPropertyValue(`--color-${name}`));
  return bundledStyle({
    water: colour("map-water"),
    land: colour("map-land"),
    border: colour("line-strong"),
    text: colour("ink"),
    halo: colour("map-land"),
  });
}

async function fetchPlaces(): Promise<NamedPlaces | null> {
  try {
    const answer = await fetch("/carte/communes.json");
    return answer.ok ? ((await answer.json()) as NamedPlaces) : null;
  } catch {
    return null;
  }
}

/** Adds the names when they arrive; the map works without them. */
async function writeNames(map: maplibre.Map): Promise<void> {
  const [{ PLACES, placePoints }, places] = await Promise.all([import("./bundled-style.ts"), fetchPlaces()]);
  if (!places) return;
  const points = placePoints(places);
  // A map that was closed meanwhile ignores this.
  map.once("idle", () => map.getSource<maplibre.GeoJSONSource>(PLACES)?.setData(points));
  map.triggerRepaint();
}

/** The bundled map follows the page's theme; layers of others stay. */
function followTheme(map: maplibre.Map, container: HTMLElement, signal: AbortSignal): void {
  const recolour = async () => {
    const { layers } = await ownStyle(container);
    if (signal.aborted) return;
    for (const { id, ...layer } of layers) {
      for (const [property, value] of Object.entries(("paint" in layer && layer.paint) || {}))
        map.setPaintProperty(id, property as keyof maplibre.AllPaintProperties, value);
    }
  };
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => void recolour(), { signal });
}

// MapLibre cannot parse light-dark(): read the computed colour.
function resolveColour(container: HTMLElement, value: string): string {
  const probe = document.createElement("span");
  // With forced colours, text and background are the only colours: the map would be one black area.
  probe.style.setProperty("forced-color-adjust", "none");
  probe.style.color = value;
  container.append(probe);
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return colour;
}

type Replacing = {
  container: HTMLElement;
  /** Names of the background's own sources. */
  sources: string[];
  signal: AbortSignal;
  onReplaced(): void;
};

/** Replaces a background whose style loads but whose tiles do not with the bundled map. */
function replaceWhenUnreachable(map: maplibre.Map, { container, sources, signal, onReplaced }: Replacing): void {
  let hasTiles = false;
  let isReplaced = false;
  const replace = async () => {
    if (hasTiles || isReplaced || signal.aborted) return;
    isReplaced = true;
    const style = await ownStyle(container);
    if (signal.aborted) return;
    map.setStyle(style, { diff: false });
    onReplaced();
  };
  map.on("data", (event) => {
    // Layers drawn on the map have tiles too.
    if (event.dataType === "source" && "tile" in event && event.tile && sources.includes(event.sourceId))
      hasTiles = true;
  });
  // A missing picture or glyph does not matter.
  map.on("error", (event) => {
    if ("sourceId" in event) void replace();
  });
  // Missing tiles are no error, and some never answer. A hidden page requests none.
  const waiting = setInterval(() => {
    if (document.hidden) return;
    clearInterval(waiting);
    void replace();
  }, TIMEOUT_MS);
  signal.addEventListener("abort", () => clearInterval(waiting));
}
