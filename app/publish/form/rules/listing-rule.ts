import type { RentControl } from "#app/domain/rent-control.ts";
import type { ListingKind } from "#app/domain/listing-kind.ts";
import type { ListingAdvice, PlainAdviceCode } from "../listing-advice.ts";
import type { ListingField } from "../listing-fields.ts";
import type { ListingValues } from "../listing-form.schema.ts";
import type { ListingProblem, PlainProblemCode } from "../listing-problem.ts";
import type { PublishCommune } from "../publish-commune.ts";

/** Values that rules need beside the form. `today` as `2026-03-14`; `commune` null where it is unknown. */
export type RuleSurroundings = {
  kind: ListingKind;
  commune: PublishCommune | null;
  today: string;
  rentControl: RentControl;
};

/** Finds breaches in a listing. Problems of a refusal prevent publication; authors may publish despite an advice. */
export type Rule<Found> = (values: ListingValues, surroundings: RuleSurroundings) => Found[];
export type Refusal = Rule<ListingProblem>;
export type Advice = Rule<ListingAdvice>;
export type Condition = (values: ListingValues, surroundings: RuleSurroundings) => boolean;

/** A rule about one field. */
export const rule =
  <Code extends PlainProblemCode | PlainAdviceCode>(
    field: ListingField,
    code: Code,
    isBreached: Condition,
  ): Rule<{ field: ListingField; code: Code }> =>
  (values, surroundings) =>
    isBreached(values, surroundings) ? [{ field, code }] : [];

/** Whether a value is above another; false where either is unknown. */
export const exceeds = (value: number | null, most: number | null): boolean =>
  value !== null && most !== null && value > most;
