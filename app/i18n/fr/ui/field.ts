import { catalogue } from "#app/i18n/words.ts";

export const fieldWords = /* @__PURE__ */ catalogue("field", {
  requiredNote: "Les champs marqués d’un * sont obligatoires.",
});
