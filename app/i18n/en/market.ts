import type { Words } from "../words.ts";
import type { marketWords } from "../fr/market.ts";

export const enMarketWords: Words<typeof marketWords> = {
  title: "This price in its market",
  homes: {
    vente: { appartement: "flats for sale", maison: "houses for sale", terrain: "plots for sale" },
    location: { appartement: "flats to let", maison: "houses to let", terrain: "plots to let" },
  },
  inCommune: ({ communeName }) => `in ${communeName}`,
  inCity: (name) => `in ${name}`,
  inDepartment: ({ departmentName }) => `in the department ${departmentName}`,
  above: (amount, percent) => `${amount}: ${percent}% above the median price`,
  below: (amount, percent) => `${amount}: ${percent}% below the median price`,
  atMedian: (amount) => `${amount}: the median price`,
  among: (count, homes, place) => `of the ${count} ${homes} ${place} on this portal.`,
  widened: (homes, place, least, area) =>
    `Fewer than ${least} ${homes} ${place}: the comparison is with the whole ${area}.`,
  tooFew: (homes, place, least) =>
    `There are fewer than ${least} ${homes} ${place} on this portal: too few to compare this price.`,
  thisHome: "This home",
  perMetre: (amount) => `${amount}/m²`,
  lowQuarter: "The cheapest quarter",
  lowQuarterValue: (amount) => `below ${amount}`,
  median: "Median price",
  highQuarter: "The dearest quarter",
  highQuarterValue: (amount) => `from ${amount}`,
  legend: "In the middle half of the homes; with the edges eight in ten; the line is the median price.",
  limits: (date) =>
    `What this comparison does not tell: the home's state, floor, light, street. These are asking prices, not sold prices. Computed on ${date}.`,
  rentLimits: (date) =>
    `What this comparison does not tell: the home's state, floor, light, street. These are asking rents, charges included. Computed on ${date}.`,
};
