import type { Marker } from "maplibre-gl";
import type { OpenMap } from "./open-map.ts";

export type Place = { latitude: number; longitude: number };

/** Pixels per arrow key, alone and with Shift: fewer metres the more the map is zoomed in. */
const [STEP, LONG_STEP] = [8, 48];
/** Distance in pixels from the map's border at which the map follows. */
const MARGIN = 48;

const directions: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const zooms: Record<string, number> = { "+": 1, "=": 1, "-": -1 };

/** The arrow keys move a focused marker, `+` and `-` zoom around it. `onMove` is called with each position. */
export function moveByKeys({ map }: Pick<OpenMap, "map">, marker: Marker, onMove: (place: Place) => void): void {
  marker.getElement().addEventListener("keydown", (event) => {
    const direction = directions[event.key];
    const zoom = zooms[event.key];
    if ((!direction && !zoom) || event.ctrlKey || event.metaKey || event.altKey) return;
    // Otherwise the map's own keys would move the map too.
    event.preventDefault();
    event.stopPropagation();
    if (zoom) return void map.easeTo({ zoom: map.getZoom() + zoom, around: marker.getLngLat() });
    const [right, down] = direction!.map((way) => way * (event.shiftKey ? LONG_STEP : STEP));
    const { x, y } = map.project(marker.getLngLat());
    marker.setLngLat(map.unproject([x + right!, y + down!]));
    onMove(placeOf(marker.getLngLat()));
    follow();
  });

  function follow(): void {
    const { x, y } = map.project(marker.getLngLat());
    const { clientWidth, clientHeight } = map.getContainer();
    const isNearBorder = x < MARGIN || y < MARGIN || x > clientWidth - MARGIN || y > clientHeight - MARGIN;
    if (isNearBorder && !map.isMoving()) map.panTo(marker.getLngLat());
  }
}

export const placeOf = ({ lat, lng }: { lat: number; lng: number }): Place => ({ latitude: lat, longitude: lng });
