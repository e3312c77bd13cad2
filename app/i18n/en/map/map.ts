import type { mapWords } from "#app/i18n/fr/map/map.ts";
import type { Words } from "#app/i18n/words.ts";

export const enMapWords: Words<typeof mapWords> = {
  label: "Map",
  loading: "The map is loading…",
  unavailable: "The map cannot be shown in this browser. The list and the filters tell the same.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  gestures: {
    ctrl: "Use Ctrl and the wheel to zoom the map",
    command: "Use ⌘ and the wheel to zoom the map",
    fingers: "Use two fingers to move the map",
  },
  credits: "Map sources",
};
