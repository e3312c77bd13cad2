import { catalogue } from "#app/i18n/words.ts";

export const communeFieldWords = /* @__PURE__ */ catalogue("commune-field", {
  suggestions: "Communes proposées",
  found: (count: number, text: string) =>
    count === 0
      ? `Aucune commune trouvée pour « ${text} »`
      : count === 1
        ? "1 commune proposée"
        : `${count} communes proposées`,
});
