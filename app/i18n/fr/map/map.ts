import { catalogue } from "#app/i18n/words.ts";

export const mapWords = /* @__PURE__ */ catalogue("map", {
  label: "Carte",
  loading: "La carte se charge…",
  unavailable: "La carte ne peut pas s’afficher dans ce navigateur. La liste et les filtres disent la même chose.",
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  gestures: {
    ctrl: "Ctrl et la molette agrandissent la carte",
    command: "⌘ et la molette agrandissent la carte",
    fingers: "Deux doigts déplacent la carte",
  },
  credits: "Sources de la carte",
});
