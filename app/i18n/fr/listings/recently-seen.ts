import { catalogue } from "#app/i18n/words.ts";

export const recentlySeenWords = /* @__PURE__ */ catalogue("recently-seen", {
  title: "Vus récemment",
  clear: "Effacer",
  clearWhat: " les annonces vues récemment",
  cleared: "Vos annonces vues récemment sont effacées.",
  kept: "Cette liste ne se trouve que dans votre navigateur.",
});
