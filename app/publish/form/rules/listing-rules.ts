import type { ListingAdvice } from "../listing-advice.ts";
import type { ListingValues } from "../listing-form.schema.ts";
import type { ListingProblem } from "../listing-problem.ts";
import { missingFields } from "../required-fields.ts";
import { energyAdvice } from "./energy-advice.ts";
import { energyRefusals } from "./energy-rules.ts";
import { homeAdvice, homeRefusals } from "./home-rules.ts";
import type { Advice, Refusal, RuleSurroundings } from "./listing-rule.ts";
import { placeRefusals } from "./place-rules.ts";
import { priceAdvice, priceRefusals } from "./price-rules.ts";
import { textAdvice, textRefusals } from "./text-rules.ts";

const required: Refusal = (values, { kind }) =>
  missingFields(values, kind).map((field) => ({ field, code: "required" }));

/** Rules for the law's sake and for readers' trust, beyond the form of each value. */
const refusals: Refusal[] = [
  required,
  ...placeRefusals,
  ...homeRefusals,
  ...priceRefusals,
  ...energyRefusals,
  ...textRefusals,
];
const advice: Advice[] = [...homeAdvice, ...priceAdvice, energyAdvice, ...textAdvice];

/** Applies all rules to a listing. */
export function applyRules(
  values: ListingValues,
  surroundings: RuleSurroundings,
): { refusals: ListingProblem[]; advice: ListingAdvice[] } {
  return {
    refusals: refusals.flatMap((find) => find(values, surroundings)),
    advice: advice.flatMap((find) => find(values, surroundings)),
  };
}
