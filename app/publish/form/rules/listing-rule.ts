import type { RentControl } from "#app/domain/rent-control.ts";
import type { ListingKind } from "#app/domain/listing-kind.ts";
import type { ListingAdvice, PlainAdviceCode } from "../listing-advice.ts";
import type { ListingField } from "../listing-fields.ts";
import type { ListingValues } from "../listing-form.schema.ts";
import type { ListingProblem, PlainProblemCode } from "../listing-problem.ts";
import type { PublishCommune } from "../publish-commune.ts";

/** What rules need beside the form. `today` as `2026-03-14`; `commune` null where it is unknown. */
export type RuleSurroundings = {
  kind: ListingKind;
  commune: PublishCommune | null;
  today: string;
  rentControl: RentControl;
};

type Find<Found> = (values: ListingValues, surroundings: RuleSurroundings) => Found[];
export type Condition = (values: ListingValues, surroundings: RuleSurroundings) => boolean;

/** A row of the table of rules. A refusal prevents publication; an advice may be kept by its author. */
export type ListingRule =
  | { weight: "refusal"; find: Find<ListingProblem> }
  | { weight: "advice"; find: Find<ListingAdvice> };

export const refuseEach = (find: Find<ListingProblem>): ListingRule => ({ weight: "refusal", find });
export const adviseEach = (find: Find<ListingAdvice>): ListingRule => ({ weight: "advice", find });

/** A rule about one field. */
export const refuse = (field: ListingField, code: PlainProblemCode, isBreached: Condition): ListingRule =>
  refuseEach((values, surroundings) => (isBreached(values, surroundings) ? [{ field, code }] : []));

export const advise = (field: ListingField, code: PlainAdviceCode, isBreached: Condition): ListingRule =>
  adviseEach((values, surroundings) => (isBreached(values, surroundings) ? [{ field, code }] : []));

/** Whether a value is above another; false where either is unknown. */
export const exceeds = (value: number | null, most: number | null): boolean =>
  value !== null && most !== null && value > most;
