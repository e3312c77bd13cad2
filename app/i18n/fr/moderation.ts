import { catalogue } from "../words.ts";

export const moderationWords = /* @__PURE__ */ catalogue("moderation", {
  kinds: {
    scam: "Arnaque",
    false: "Faux ou périmé",
    duplicate: "Doublon",
    harassment: "Harcèlement",
    discrimination: "Discrimination",
    personal_data: "Données personnelles",
    illegal: "Contenu illicite",
    minors: "Mineurs en danger",
    other: "Autre",
  },
});
