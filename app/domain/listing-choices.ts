/** Keys of choices, as stored; their words are in the catalogues `listing-details` and `publish-fields`. */
export const kitchens = ["equipee", "amenagee", "americaine", "independante", "kitchenette"] as const;
export type Kitchen = (typeof kitchens)[number];

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
export type Exposure = (typeof exposures)[number];

export const chargesKinds = ["provisions", "forfait"] as const;
export type ChargesKind = (typeof chargesKinds)[number];

export const feesPayers = ["vendeur", "acquereur", "partage"] as const;
export type FeesPayer = (typeof feesPayers)[number];

export const dpeStatuses = ["fait", "en-cours", "non-soumis"] as const;
export type DpeStatus = (typeof dpeStatuses)[number];
