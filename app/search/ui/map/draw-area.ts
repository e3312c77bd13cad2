import type { MapMouseEvent, MapTouchEvent, Point } from "maplibre-gl";
import type { OpenMap } from "#app/map/ui/open-map.ts";
import { simplifyDrawing } from "../../map/drawing.ts";
import type { Position } from "../../criteria/search-area.ts";
import type { OutlineLayer } from "./outline-layer.ts";

export type Drawing = {
  outline: OutlineLayer;
  /** Called with the number of points that were set one by one. */
  onPoints(count: number): void;
  /** Called when the drawing encloses nothing; the drawing continues. */
  onFlat(): void;
  onDone(points: Position[] | null): void;
};

export type AreaDrawing = { finish(): void; cancel(): void };

/** Pixels that a hand may tremble while it sets a point, and around the first point where a click closes the area. */
const TREMBLE = 6;
const CLOSING = 14;

/**
 * Draws on a map until an area is closed or cancelled: one stroke of mouse or finger, corners by clicks, or points at
 * the centre by Enter.
 */
export function drawArea({ map }: OpenMap, { outline, onPoints, onFlat, onDone }: Drawing): AreaDrawing {
  const points: Position[] = [];
  let stroke: { places: Position[]; from: Point; isLong: boolean } | null = null;
  const canvas = map.getCanvasContainer();
  map.dragPan.disable();
  map.doubleClickZoom.disable();
  canvas.style.cursor = "crosshair";
  // A corner may be set on a price.
  canvas.toggleAttribute("data-drawing", true);

  const begin = (event: MapMouseEvent | MapTouchEvent) => {
    if (event.type === "mousedown" && (event.originalEvent as MouseEvent).button !== 0) return;
    // Two fingers zoom the map.
    if ("points" in event && event.points.length > 1) return giveUpStroke();
    event.preventDefault();
    stroke = { places: [placeOf(event)], from: event.point, isLong: false };
  };
  const goOn = (event: MapMouseEvent | MapTouchEvent) => {
    if (!stroke) return;
    stroke.places.push(placeOf(event));
    stroke.isLong ||= distance(event.point, stroke.from) > TREMBLE;
    if (stroke.isLong) outline.show(stroke.places);
  };
  const end = () => {
    if (!stroke) return;
    const { places, from, isLong } = stroke;
    stroke = null;
    if (isLong) return finish(places);
    const first = points[0];
    if (first && points.length > 2 && distance(map.project([first.longitude, first.latitude]), from) < CLOSING)
      return finish(points);
    setPoint(places[0]!);
  };
  const giveUpStroke = () => {
    stroke = null;
    outline.show(points);
  };
  const lift = ({ originalEvent }: MapTouchEvent) => {
    // Ignore the mouse events that a touch emulates.
    if (originalEvent.cancelable) originalEvent.preventDefault();
    end();
  };
  const setPoint = (place: Position) => {
    points.push(place);
    outline.show(points);
    onPoints(points.length);
  };
  const setCentre = () => setPoint({ latitude: map.getCenter().lat, longitude: map.getCenter().lng });
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") return close(null);
    if (event.key !== "Enter" || event.target !== map.getCanvas()) return;
    event.preventDefault();
    // After an arrow key the map moves for a while: set the point where it stops.
    if (map.isMoving()) void map.once("moveend", setCentre);
    else setCentre();
  };
  const listening = [
    map.on("mousedown", begin),
    map.on("touchstart", begin),
    map.on("mousemove", goOn),
    map.on("touchmove", goOn),
    map.on("touchend", lift),
    map.on("touchcancel", giveUpStroke),
    map.on("dblclick", () => finish(points)),
  ];
  // Anywhere, also outside of the map.
  document.addEventListener("mouseup", end);
  document.addEventListener("keydown", onKey);
  map.getCanvas().focus();

  function finish(drawn: Position[]): void {
    const area = simplifyDrawing(drawn);
    if (area) return close(area);
    outline.show(points);
    onFlat();
    map.getCanvas().focus();
  }

  function close(area: Position[] | null): void {
    for (const { unsubscribe } of listening) unsubscribe();
    map.off("moveend", setCentre);
    document.removeEventListener("mouseup", end);
    document.removeEventListener("keydown", onKey);
    map.dragPan.enable();
    map.doubleClickZoom.enable();
    canvas.style.cursor = "";
    canvas.toggleAttribute("data-drawing", false);
    onDone(area);
  }
  return { finish: () => finish(points), cancel: () => close(null) };
}

const placeOf = ({ lngLat }: MapMouseEvent | MapTouchEvent): Position => ({
  latitude: lngLat.lat,
  longitude: lngLat.lng,
});
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
