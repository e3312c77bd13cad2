import { catalogue } from "#app/i18n/words.ts";

export const priceHistoryWords = /* @__PURE__ */ catalogue("price-history", {
  title: { vente: "Évolution du prix", location: "Évolution du loyer" },
  since: (day: string) => `En ligne depuis le ${day}`,
  change: (percent: string) => `${percent} %`,
  slight: "moins de 0,1 %",
  sincePublication: (change: string) => `${change} depuis la publication`,
  sinceDay: (change: string, day: string) => `${change} depuis le ${day}`,
  same: {
    vente: "Le prix est revenu à celui de la publication",
    location: "Le loyer est revenu à celui de la publication",
  },
  drawing: (from: string, first: string, to: string, last: string) =>
    `De ${from} le ${first} à ${to} depuis le ${last}`,
  today: "aujourd’hui",
  table: "Voir en tableau",
  day: "Date",
  amount: { vente: "Prix", location: "Loyer" },
  difference: "Écart",
});
