import { type WrittenField, writtenFields } from "#app/domain/listing.ts";
import { findContactDetails } from "./contact-details.ts";
import { findDiscrimination, findPossibleExclusion } from "./discriminating-phrases.ts";
import type { Advice, Refusal, Rule } from "./listing-rule.ts";

/** Applies a search to each written field. */
const inTexts =
  <Found>(find: (text: string) => Found[]): Rule<Found & { field: WrittenField }> =>
  (values) =>
    writtenFields.flatMap((field) => find(values[field] ?? "").map((found) => ({ field, ...found })));

/** Rules about the texts. */
export const textRefusals: Refusal[] = [
  inTexts((text) => {
    const found = findDiscrimination(text);
    return found ? [{ code: "discriminating" as const, ...found }] : [];
  }),
];

export const textAdvice: Advice[] = [
  inTexts(findContactDetails),
  inTexts((text) => {
    const quote = findPossibleExclusion(text);
    return quote ? [{ code: "possibleExclusion" as const, quote }] : [];
  }),
];
