import type { MapMouseEvent, MapTouchEvent } from "maplibre-gl";
import type { OpenMap } from "#app/map/ui/open-map.ts";
import { simplifyDrawing } from "../../drawing.ts";
import type { Place } from "../../search-area.ts";
import { showOutline } from "./map-layers.ts";

type Drawing = {
  /** Points set by the keyboard. */
  onPoints(count: number): void;
  /** What was drawn encloses nothing yet; the drawing goes on. */
  onFlat(): void;
  onDone(points: Place[] | null): void;
};

/** Draws on a map until an area is closed or given up: one stroke of mouse or finger, or points at the centre by Enter. */
export function drawArea({ map }: OpenMap, { onPoints, onFlat, onDone }: Drawing): { finish(): void; cancel(): void } {
  const points: Place[] = [];
  let isStroke = false;
  const canvas = map.getCanvasContainer();
  map.dragPan.disable();
  canvas.style.cursor = "crosshair";

  const begin = (event: MapMouseEvent | MapTouchEvent) => {
    event.preventDefault();
    isStroke = true;
    points.length = 0;
    addPoint(event);
  };
  const addPoint = (event: MapMouseEvent | MapTouchEvent) => {
    if (!isStroke) return;
    points.push({ latitude: event.lngLat.lat, longitude: event.lngLat.lng });
    showOutline(map, points);
  };
  const end = () => {
    if (!isStroke) return;
    isStroke = false;
    if (points.length > 2) finish();
  };
  const setPoint = () => {
    const { lat, lng } = map.getCenter();
    points.push({ latitude: lat, longitude: lng });
    showOutline(map, points);
    onPoints(points.length);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") return close(null);
    if (event.key !== "Enter" || event.target !== map.getCanvas()) return;
    event.preventDefault();
    // An arrow moves the map for a while: the point goes where it comes to rest.
    if (map.isMoving()) void map.once("moveend", setPoint);
    else setPoint();
  };
  const listening = [
    map.on("mousedown", begin), map.on("touchstart", begin), map.on("mousemove", addPoint), map.on("touchmove", addPoint),
    map.on("touchend", end),
  ];
  // Wherever the button is let go.
  document.addEventListener("mouseup", end);
  document.addEventListener("keydown", onKey);
  map.getCanvas().focus();

  function finish(): void {
    const area = simplifyDrawing(points);
    if (area) return close(area);
    onFlat();
    map.getCanvas().focus();
  }

  function close(area: Place[] | null): void {
    for (const { unsubscribe } of listening) unsubscribe();
    map.off("moveend", setPoint);
    document.removeEventListener("mouseup", end);
    document.removeEventListener("keydown", onKey);
    map.dragPan.enable();
    canvas.style.cursor = "";
    onDone(area);
  }
  return { finish, cancel: () => close(null) };
}
