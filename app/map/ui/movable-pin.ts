import { moveByKeys, type Place, placeOf } from "./move-by-keys.ts";
import type { OpenMap } from "./open-map.ts";

type PinWords = { label: string; /** How the keys move it. */ help: string };

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
  moveByKeys({ map }, marker, onMove);
  const clicks = map.on("click", ({ lngLat, originalEvent }) => {
    if (element.contains(originalEvent.target as Node)) return; // a click's target is a node
    marker.setLngLat(lngLat);
    tell();
  });

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
