import { listingDetailsWords } from "#app/i18n/fr/listing-details.ts";

export const kitchens = ["equipee", "amenagee", "americaine", "independante", "kitchenette"] as const;
export const chargesKinds = ["provisions", "forfait"] as const;
export const feesPayers = ["vendeur", "acquereur", "partage"] as const;
export const dpeStatuses = ["fait", "en-cours", "non-soumis"] as const;
export const exposures = [
  "nord",
  "nord-est",
  "est",
  "sud-est",
  "sud",
  "sud-ouest",
  "ouest",
  "nord-ouest",
  "est-ouest",
  "nord-sud",
] as const;

/** Offered, not imposed: how a home is heated is written freely. */
export const heatings = [
  "gaz individuel",
  "gaz collectif",
  "électrique individuel",
  "pompe à chaleur",
  "chauffage urbain",
  "fioul",
  "bois",
  "climatisation réversible",
] as const;

export const featureNames = Object.keys(listingDetailsWords.french.features);

/** Comforts that a plot may have. */
export const plotFeatures = ["viabilise", "vue-degagee", "vue-mer", "sans-vis-a-vis"];
