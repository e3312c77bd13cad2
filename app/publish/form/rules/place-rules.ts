import { isFar, placedCommune } from "../placed-commune.ts";
import { type Refusal, rule } from "./listing-rule.ts";

/** Rules about the commune and the position. */
export const placeRefusals: Refusal[] = [
  rule("commune", "communeUnknown", (values, { commune }) => values.commune !== null && commune === null),
  rule("commune", "arrondissementRequired", (_values, { commune }) => commune?.hasArrondissements === true),
  rule("latitude", "positionHalf", ({ latitude, longitude }) => latitude === null && longitude !== null),
  rule("longitude", "positionHalf", ({ latitude, longitude }) => longitude === null && latitude !== null),
  rule("latitude", "positionFar", ({ latitude, longitude }, { commune }) => {
    const placed = placedCommune(commune);
    return latitude !== null && longitude !== null && placed !== null && isFar({ latitude, longitude }, placed);
  }),
  rule(
    "address",
    "nothingExact",
    ({ showsExactPosition, address, latitude, longitude }) =>
      showsExactPosition === true && address === null && (latitude === null || longitude === null),
  ),
];
