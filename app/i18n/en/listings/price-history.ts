import type { priceHistoryWords } from "#app/i18n/fr/listings/price-history.ts";
import type { Words } from "#app/i18n/words.ts";

export const enPriceHistoryWords: Words<typeof priceHistoryWords> = {
  title: { vente: "How the price moved", location: "How the rent moved" },
  since: (day: string) => `Online since ${day}`,
  change: (percent: string) => `${percent}%`,
  slight: "less than 0.1%",
  sincePublication: (change: string) => `${change} since it was published`,
  sinceDay: (change: string, day: string) => `${change} since ${day}`,
  same: {
    vente: "The price is again what it was when published",
    location: "The rent is again what it was when published",
  },
  drawing: (from: string, first: string, to: string, last: string) => `From ${from} on ${first} to ${to} since ${last}`,
  today: "today",
  table: "See as a table",
  day: "Date",
  amount: { vente: "Price", location: "Rent" },
  difference: "Difference",
};
