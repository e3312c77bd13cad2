import { catalogue } from "../words.ts";

export const fieldWords = /* @__PURE__ */ catalogue("field", {
  requiredNote: "Les champs marqués d’un * sont obligatoires.",
});
