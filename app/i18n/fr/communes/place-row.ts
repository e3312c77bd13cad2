import { ofPlace } from "#app/i18n/of-place.ts";
import { catalogue } from "#app/i18n/words.ts";

export const placeRowWords = /* @__PURE__ */ catalogue("place-row", {
  kinds: {
    commune: "Commune",
    arrondissement: "Arrondissement",
    department: "Département",
    collectivity: "Collectivité",
    region: "Région",
    quartier: (city: string | null) => (city === null ? "Quartier" : `Quartier ${ofPlace(city)}`),
  },
  count: (count: number, formatted: string) =>
    count === 0 ? "aucune annonce" : `${formatted} ${count > 1 ? "annonces" : "annonce"}`,
  aroundMe: "Autour de moi",
  aroundMeHint: "Jusqu’à 10 km autour de votre commune",
});
