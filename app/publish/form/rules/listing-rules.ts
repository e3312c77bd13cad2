import type { ListingAdvice } from "../listing-advice.ts";
import type { ListingValues } from "../listing-form.schema.ts";
import type { ListingProblem } from "../listing-problem.ts";
import { missingFields } from "../required-fields.ts";
import { energyRules } from "./energy-rules.ts";
import { homeRules } from "./home-rules.ts";
import { type ListingRule, refuseEach, type RuleSurroundings } from "./listing-rule.ts";
import { placeRules } from "./place-rules.ts";
import { priceRules } from "./price-rules.ts";
import { textRules } from "./text-rules.ts";

const required: ListingRule = refuseEach((values, { kind }) =>
  missingFields(values, kind).map((field) => ({ field, code: "required" })),
);

/** What the law and readers' trust ask of a listing, beyond the form of each value. Later rules are further rows. */
const listingRules: ListingRule[] = [
  required,
  ...placeRules,
  ...homeRules,
  ...priceRules,
  ...energyRules,
  ...textRules,
];

/** Applies all rules to a listing. */
export function applyRules(
  values: ListingValues,
  surroundings: RuleSurroundings,
): { refusals: ListingProblem[]; advice: ListingAdvice[] } {
  const refusals: ListingProblem[] = [];
  const advice: ListingAdvice[] = [];
  for (const rule of listingRules) {
    if (rule.weight === "refusal") refusals.push(...rule.find(values, surroundings));
    else advice.push(...rule.find(values, surroundings));
  }
  return { refusals, advice };
}
