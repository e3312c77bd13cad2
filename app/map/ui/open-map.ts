import "maplibre-gl/dist/maplibre-gl.css";
import "./map-controls.css";
import * as maplibre from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import type { mapWords } from "#app/i18n/fr/map.ts";
import type { Words } from "#app/i18n/words.ts";
import type { NamedPlaces } from "../named-place.ts";
import type { Bounds } from "../quadtree.ts";

maplibre.setWorkerUrl(workerUrl);

/** How long a background of elsewhere is waited for before ours takes its place. */
const TIMEOUT_MS = 4_000;
const CLOSEST = 17;
/** The bundled map has names of towns and nothing nearer. */
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
  /** Opens no nearer than where the background has something to show around a place. */
  isOverview: boolean;
  /** Pixels at the top that something else covers. */
  roomAbove: number;
  /** Closes the map, or gives it up while it opens: then the promise is rejected. */
  signal: AbortSignal;
};

/** A map whose background is the operator's or, where that cannot be reached, the bundled one. Loaded on demand. */
export async function openMap({
  container,
  bounds,
  styleUrl,
  words,
  keepsScroll,
  isOverview,
  roomAbove,
  signal,
}: Opening): Promise<OpenMap> {
  const found = styleUrl === null ? null : await fetchStyle(styleUrl);
  const style = found ?? (await ownStyle(container));
  // What has left the page meanwhile has neither colours nor a size.
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

/** The map does not wait for the names of its towns, and is better without them than not at all. */
async function writeNames(map: maplibre.Map): Promise<void> {
  const [{ PLACES, placePoints }, places] = await Promise.all([import("./bundled-style.ts"), fetchPlaces()]);
  if (!places) return;
  const points = placePoints(places);
  // Nothing hears this of a map that was closed meanwhile.
  map.once("idle", () => map.getSource<maplibre.GeoJSONSource>(PLACES)?.setData(points));
  map.triggerRepaint();
}

/** The bundled map takes the colours of day or night when the page does; what others drew on it stays. */
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

// The map's own colours know no light-dark(): what the page makes of it is read back.
function resolveColour(container: HTMLElement, value: string): string {
  const probe = document.createElement("span");
  // Imposed colours are those of text and grounds: a map of them alone would be one black field.
  probe.style.setProperty("forced-color-adjust", "none");
  probe.style.color = value;
  container.append(probe);
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return colour;
}

type Replacing = {
  container: HTMLElement;
  /** The background's own. */
  sources: string[];
  signal: AbortSignal;
  onReplaced(): void;
};

/** The style came, but no tile does: the bundled map is better than none. */
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
    // What is drawn on the map has tiles too.
    if (event.dataType === "source" && "tile" in event && event.tile && sources.includes(event.sourceId))
      hasTiles = true;
  });
  // A missing picture or letter spoils no map.
  map.on("error", (event) => {
    if ("sourceId" in event) void replace();
  });
  // Tiles that do not exist are no error, and some never answer. A page out of sight asks for none.
  const waiting = setInterval(() => {
    if (document.hidden) return;
    clearInterval(waiting);
    void replace();
  }, TIMEOUT_MS);
  signal.addEventListener("abort", () => clearInterval(waiting));
}
