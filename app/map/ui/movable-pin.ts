import type { OpenMap } from "./open-map.ts";

type Place = { latitude: number; longitude: number };
type PinWords = { label: string; /** How the keys move it. */ help: string };

/** Pixels per arrow key, alone and with Shift: fewer metres the more the map is zoomed in. */
const [STEP, LONG_STEP] = [8, 48];
/** Distance in pixels from the map's border at which the map follows the pin. */
const MARGIN = 48;

const directions: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const zooms: Record<string, number> = { "+": 1, "=": 1, "-": -1 };

const shape =
  '<svg aria-hidden="true" viewBox="0 0 32 44" class="map-pin h-11 w-8"><path d="M16 1.5C8 1.5 1.5 8 1.5 16c0 10 14.5 26.5 14.5 26.5S30.5 26 30.5 16C30.5 8 24 1.5 16 1.5Z" fill="currentColor" stroke="var(--color-raised)" stroke-width="2"/><circle cx="16" cy="16" r="5.5" fill="var(--color-raised)"/></svg>';

/** A pin that mouse, finger and keys move; a click on the map moves it there. `onMove` is called with each position. */
export function movablePin({ map, maplibre }: OpenMap, { label, help }: PinWords, onMove: (place: Place) => void) {
  const element = document.createElement("div");
  element.innerHTML = shape;
  // A touch on the pin moves the pin, not the page.
  element.className = "flex w-11 touch-none justify-center text-ink-soft data-placed:text-accent";
  element.tabIndex = 0;
  for (const [name, value] of Object.entries({ role: "application", "aria-label": label, "aria-description": help }))
    element.setAttribute(name, value);
  const marker = new maplibre.Marker({ element, anchor: "bottom", draggable: true });
  let isOnMap = false;
  const tell = () => onMove(placeOf(marker.getLngLat()));
  marker.on("drag", tell);
  const clicks = map.on("click", ({ lngLat, originalEvent }) => {
    if (!element.contains(originalEvent.target as Node)) moveTo(placeOf(lngLat)); // a click's target is a node
  });

  element.addEventListener("keydown", (event) => {
    const direction = directions[event.key];
    const zoom = zooms[event.key];
    if ((!direction && !zoom) || event.ctrlKey || event.metaKey || event.altKey) return;
    // Otherwise the map's own keys would move the map too.
    event.preventDefault();
    event.stopPropagation();
    if (zoom) return void map.easeTo({ zoom: map.getZoom() + zoom, around: marker.getLngLat() });
    const [right, down] = direction!.map((way) => way * (event.shiftKey ? LONG_STEP : STEP));
    const { x, y } = map.project(marker.getLngLat());
    moveTo(placeOf(map.unproject([x + right!, y + down!])));
    followPin();
  });

  function moveTo(place: Place): void {
    marker.setLngLat([place.longitude, place.latitude]);
    tell();
  }

  function followPin(): void {
    const { x, y } = map.project(marker.getLngLat());
    const { clientWidth, clientHeight } = map.getContainer();
    const isNearBorder = x < MARGIN || y < MARGIN || x > clientWidth - MARGIN || y > clientHeight - MARGIN;
    if (isNearBorder && !map.isMoving()) map.panTo(marker.getLngLat());
  }

  return {
    /** Without `isPlaced`, the pin only waits to be moved. */
    show({ latitude, longitude }: Place, { isPlaced }: { isPlaced: boolean }): void {
      marker.setLngLat([longitude, latitude]);
      // Added once: adding it again would end a drag.
      if (!isOnMap) marker.addTo(map);
      isOnMap = true;
      element.toggleAttribute("data-placed", isPlaced);
    },
    remove(): void {
      clicks.unsubscribe();
      marker.remove();
    },
  };
}

const placeOf = ({ lat, lng }: { lat: number; lng: number }): Place => ({ latitude: lat, longitude: lng });
