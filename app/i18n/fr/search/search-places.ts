import { catalogue } from "#app/i18n/words.ts";

export const searchPlaceWords = /* @__PURE__ */ catalogue("search-places", {
  guessed: (place: string, typed: string) => `${place}, pour « ${typed} »`,
  undo: "Annuler",
  undoLabel: (place: string) => `Annuler ${place}`,
  others: "Ou bien :",
  meant: "Cherchiez-vous :",
});
