import type { Words } from "#app/i18n/words.ts";
import type { listingEnergyWords } from "#app/i18n/fr/listings/listing-energy.ts";

export const enListingEnergyWords: Words<typeof listingEnergyWords> = {
  scales: {
    energy: {
      title: "Energy consumption (DPE)",
      unit: "kWh/m²·year",
      label: (letter: string, value: string | null) =>
        value === null ? `Energy class ${letter}` : `Energy class ${letter}: ${value} kWh per m² and year`,
      best: "Very efficient home",
      worst: "Inefficient home",
    },
    climate: {
      title: "Greenhouse gas emissions (GES)",
      unit: "kg CO₂/m²·year",
      label: (letter: string, value: string | null) =>
        value === null ? `Climate class ${letter}` : `Climate class ${letter}: ${value} kg of CO₂ per m² and year`,
      best: "Low emissions",
      worst: "Very high emissions",
    },
  },
  excessive: "Home with excessive energy consumption",
  cost: (min: string, max: string, year: string) =>
    `Estimated yearly energy costs for standard use: between ${min} and ${max} per year. Average energy prices of ${year} (subscriptions included).`,
  date: (date: string) => `Certified on ${date}.`,
  pending: "Energy certificate in progress: it will be added to the listing as soon as it is issued.",
  exempt: (reason: string) => `Property not subject to an energy certificate: ${reason}.`,
  unclassified: "Certified, classes not given.",
};
