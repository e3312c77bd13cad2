import { isFar, placedCommune } from "../placed-commune.ts";
import { type ListingRule, refuse } from "./listing-rule.ts";

/** Rules about the commune and the position. */
export const placeRules: ListingRule[] = [
  refuse("commune", "communeUnknown", (values, { commune }) => values.commune !== null && commune === null),
  refuse("commune", "arrondissementRequired", (_values, { commune }) => commune?.hasArrondissements === true),
  refuse("latitude", "positionHalf", ({ latitude, longitude }) => latitude === null && longitude !== null),
  refuse("longitude", "positionHalf", ({ latitude, longitude }) => longitude === null && latitude !== null),
  refuse("latitude", "positionFar", ({ latitude, longitude }, { commune }) => {
    const placed = placedCommune(commune);
    return latitude !== null && longitude !== null && placed !== null && isFar({ latitude, longitude }, placed);
  }),
  refuse(
    "address",
    "nothingExact",
    ({ showsExactPosition, address, latitude, longitude }) =>
      showsExactPosition === true && address === null && (latitude === null || longitude === null),
  ),
];
