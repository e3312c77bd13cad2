import type { Words } from "#app/i18n/words.ts";
import type { marketWords } from "#app/i18n/fr/listings/market.ts";

export const enMarketWords: Words<typeof marketWords> = {
  byTransaction: {
    vente: {
      title: "This price in its market",
      amount: (perMetre) => perMetre,
      above: (percent) => `${percent}% above the median price`,
      below: (percent) => `${percent}% below the median price`,
      atMedian: "the median price",
      tooFew: (homes, place, least) =>
        `There are fewer than ${least} ${homes} ${place} on this portal: too few to compare this price.`,
      median: "Median price",
      legend:
        "Asking prices per m². Half of the homes are at the median price or cheaper, the other half at this price or dearer.",
      limits: (missing, date) =>
        `What this comparison does not tell: ${missing}. These are asking prices, not sold prices. Computed on ${date}.`,
    },
    location: {
      title: "This rent in its market",
      amount: (perMetre) => `${perMetre} a month, charges included`,
      above: (percent) => `${percent}% above the median rent`,
      below: (percent) => `${percent}% below the median rent`,
      atMedian: "the median rent",
      tooFew: (homes, place, least) =>
        `There are fewer than ${least} ${homes} ${place} on this portal: too few to compare this rent.`,
      median: "Median rent",
      legend:
        "Asking rents per m² and month, charges included. Half of the homes are at the median rent or cheaper, the other half at this rent or dearer.",
      limits: (missing, date) =>
        `What this comparison does not tell: ${missing}, nor whether it is furnished. These are asking rents, not those of signed leases. Computed on ${date}.`,
    },
  },
  homes: {
    vente: { appartement: "flats for sale", maison: "houses for sale", terrain: "plots for sale" },
    location: { appartement: "flats to let", maison: "houses to let", terrain: "plots to let" },
  },
  inCommune: ({ communeName }) => `in ${communeName}`,
  inCity: (name) => `in ${name}`,
  inDepartment: ({ departmentName }) => `in the department ${departmentName}`,
  compared: (amount, difference) => `${amount}: ${difference}`,
  among: (count, homes, place) => `of the ${count} ${homes} ${place} on this portal.`,
  widened: (homes, place, least, area) =>
    `Fewer than ${least} ${homes} ${place}: the comparison is with the whole ${area}.`,
  missing: {
    appartement: "the home's state, size, floor, light",
    maison: "the home's state, size, garden, light",
    terrain: "the plot's size, shape, connections",
  },
  missingPlace: { commune: "street", city: "arrondissement, street", department: "commune, street" },
  thisHome: "This home",
  perMetre: (amount) => `${amount}/m²`,
  half: "Half of the homes",
  most: "Eight homes in ten",
};
