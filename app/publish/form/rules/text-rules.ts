import { writtenFields } from "#app/domain/listing.ts";
import type { ListingValues } from "../listing-form.schema.ts";
import { findContactDetails } from "./contact-details.ts";
import { findDiscrimination, findPossibleExclusion } from "./discriminating-phrases.ts";
import { adviseEach, type ListingRule, refuseEach } from "./listing-rule.ts";

/** Applies a search to each written field. */
const inTexts = <Found>(values: ListingValues, find: (text: string) => Found[]) =>
  writtenFields.flatMap((field) => find(values[field] ?? "").map((found) => ({ field, ...found })));

/** Rules about what is written. */
export const textRules: ListingRule[] = [
  refuseEach((values) =>
    inTexts(values, (text) => {
      const found = findDiscrimination(text);
      return found ? [{ code: "discriminating" as const, ...found }] : [];
    }),
  ),
  adviseEach((values) => inTexts(values, findContactDetails)),
  adviseEach((values) =>
    inTexts(values, (text) => {
      const quote = findPossibleExclusion(text);
      return quote ? [{ code: "possibleExclusion" as const, quote }] : [];
    }),
  ),
];
