import type { MapMouseEvent, Marker } from "maplibre-gl";
import { moveByKeys, placeOf } from "#app/map/ui/move-by-keys.ts";
import type { OpenMap } from "#app/map/ui/open-map.ts";
import { simplifyDrawing } from "../../map/drawing.ts";
import { nearestEdge } from "../../map/nearest-edge.ts";
import { MOST_POINTS, type Position } from "../../criteria/search-area.ts";
import type { AreaDrawing, Drawing } from "./draw-area.ts";

type Editing = Drawing & {
  points: Position[];
  /** The name of a corner, and how the keys change it. */
  words: { corner(number: number): string; help: string };
};

const LEAST_POINTS = 3;

/**
 * Changes a drawn area: mouse, finger and arrow keys move its corners; a click on the map or Enter on a corner adds one, Delete
 * removes the focused one.
 */
export function editArea({ map, maplibre }: OpenMap, { points, words, outline, ...tell }: Editing): AreaDrawing {
  let corners: Marker[] = [];
  const placesNow = () => corners.map((corner) => placeOf(corner.getLngLat()));
  const draw = () => outline.show(placesNow());
  const canvas = map.getCanvasContainer();
  // No marker may be above a corner.
  canvas.toggleAttribute("data-drawing", true);
  map.doubleClickZoom.disable();

  function makeCorner(place: Position): Marker {
    const element = document.createElement("button");
    element.type = "button";
    element.className = "area-corner";
    element.dataset.corner = "";
    element.setAttribute("aria-description", words.help);
    const corner = new maplibre.Marker({ element, draggable: true })
      .setLngLat([place.longitude, place.latitude])
      .addTo(map);
    corner.on("drag", draw);
    moveByKeys({ map }, corner, draw);
    element.addEventListener("keydown", (event) => onKey(event, corner));
    return corner;
  }

  function onKey(event: KeyboardEvent, corner: Marker): void {
    const index = corners.indexOf(corner);
    if (event.key === "Delete" || event.key === "Backspace") remove(index);
    else if (event.key === "Enter") insert(index + 1, middle(corner, corners[(index + 1) % corners.length]!));
    else return;
    event.preventDefault();
  }

  function insert(index: number, place: Position): void {
    if (corners.length >= MOST_POINTS) return;
    corners.splice(index, 0, makeCorner(place));
    changed(index);
  }

  function remove(index: number): void {
    if (corners.length <= LEAST_POINTS) return;
    corners.splice(index, 1)[0]!.remove();
    changed(index % corners.length);
  }

  /** Reports the new number of corners, and focuses one. */
  function changed(index: number): void {
    // The order in the page is the tab order.
    for (const corner of corners) canvas.append(corner.getElement());
    name();
    draw();
    tell.onPoints(corners.length);
    corners[index]!.getElement().focus();
  }

  const name = () =>
    corners.forEach((corner, index) => corner.getElement().setAttribute("aria-label", words.corner(index + 1)));

  const addAt = (event: MapMouseEvent) => {
    if (event.originalEvent.target !== map.getCanvas()) return;
    const screen = corners.map((corner) => map.project(corner.getLngLat()));
    insert(nearestEdge(screen, event.point) + 1, placeOf(event.lngLat));
  };
  const clicks = map.on("click", addAt);
  const onEscape = (event: KeyboardEvent) => event.key === "Escape" && close(null);
  document.addEventListener("keydown", onEscape);

  corners = points.map(makeCorner);
  name();
  draw();
  tell.onPoints(corners.length);
  corners[0]?.getElement().focus();

  function close(area: Position[] | null): void {
    clicks.unsubscribe();
    document.removeEventListener("keydown", onEscape);
    for (const corner of corners) corner.remove();
    map.doubleClickZoom.enable();
    canvas.toggleAttribute("data-drawing", false);
    tell.onDone(area);
  }

  function finish(): void {
    const area = simplifyDrawing(placesNow());
    if (area) close(area);
    else tell.onFlat();
  }
  return { finish, cancel: () => close(null) };
}

const middle = (one: Marker, other: Marker): Position => {
  const [from, to] = [one.getLngLat(), other.getLngLat()];
  return { latitude: (from.lat + to.lat) / 2, longitude: (from.lng + to.lng) / 2 };
};
