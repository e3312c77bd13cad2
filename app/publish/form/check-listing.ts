import type { ListingKind } from "#app/domain/listing-kind.ts";
import type { PropertyType, Transaction } from "#app/domain/listing.ts";
import { rentControlFields } from "#app/domain/price-terms.ts";
import type { DraftForm } from "./draft-form.ts";
import { textIn } from "./draft-form.ts";
import { type RentControl, type RentControlPeriod, rentControlOn } from "#app/domain/rent-control.ts";
import type { ListingAdvice } from "./listing-advice.ts";
import { fieldApplies, fieldNames, type ListingField, stepOf } from "./listing-fields.ts";
import { kindOf, type ListingValues, readListingForm } from "./listing-form.schema.ts";
import { controlId, type ListingProblem, problemStep } from "./listing-problem.ts";
import type { PublishCommune } from "./publish-commune.ts";
import { applyRules } from "./rules/listing-rules.ts";
import { type FormStep, formSteps, type StepState, type StepStates } from "./steps.ts";

/** A listing with the values that even a preview requires. */
export type SketchedListing = ListingValues & { transaction: Transaction; type: PropertyType; price: number };
/** A listing that may be published. */
export type CheckedListing = SketchedListing & { title: string; description: string };

export type ListingCheck = {
  kind: ListingKind;
  values: ListingValues;
  rentControl: RentControl;
  /** Problems in the order of the form, one for each control; empty where the listing may be published. */
  problems: ListingProblem[];
  /** Advice before publication; the values may be right. */
  advice: ListingAdvice[];
};

type Surroundings = {
  isAgency: boolean;
  commune: PublishCommune | null;
  today: string;
  /** The laws of rent control. */
  rentControlPeriods: readonly RentControlPeriod[];
};

/** Checks a whole draft: typed values, missing values, the law. Never throws, whatever the form contains. */
export function checkListingForm(
  form: DraftForm,
  { isAgency, commune, today, rentControlPeriods }: Surroundings,
): ListingCheck {
  const kind = kindOf(form, { isAgency });
  const { values, problems } = readListingForm(form, kind);
  const rentControl = rentControlOn(today, commune, rentControlPeriods);
  const { refusals, advice } = applyRules(values, { kind, commune, today, rentControl });
  // The form has no fields of rent control once no law holds: a mistake in them could not be corrected.
  const applicable = problems.filter(({ field }) => rentControl.state !== "none" || !isRentControlField(field));
  return { kind, values, rentControl, problems: firstPerControl([...applicable, ...refusals]), advice };
}

const isRentControlField = (field: ListingField) => (rentControlFields as readonly ListingField[]).includes(field);

/** The values as a listing to publish; null while something is missing. */
export function checkedListing({ values, problems }: ListingCheck): CheckedListing | null {
  const sketch = sketchedListing(values);
  if (problems.length > 0 || sketch === null || values.title === null || values.description === null) return null;
  return { ...sketch, title: values.title, description: values.description };
}

export function sketchedListing(values: ListingValues): SketchedListing | null {
  const { transaction, type, price } = values;
  return transaction === null || type === null || price === null ? null : { ...values, transaction, type, price };
}

/** The state of each step. Photos are optional. */
export function stepStates(
  form: DraftForm,
  { kind, problems }: Pick<ListingCheck, "kind" | "problems">,
  photoCount: number,
): StepStates {
  const stateOf = (step: FormStep): StepState => {
    const fields = fieldNames.filter((field) => stepOf(field) === step && fieldApplies(field, kind));
    if (fields.length > 0 && !fields.some((field) => isTyped(form, field))) return "todo";
    return problems.some((problem) => problemStep(problem) === step) ? "missing" : "done";
  };
  const states = Object.fromEntries(formSteps.map((step) => [step, stateOf(step)])) as Record<FormStep, StepState>;
  return { ...states, photos: photoCount > 0 ? "done" : "todo", verification: problems.length === 0 ? "done" : "todo" };
}

function isTyped(form: DraftForm, field: string): boolean {
  const typed = form[field];
  return Array.isArray(typed) ? typed.some((text) => text.trim() !== "") : textIn(form, field).trim() !== "";
}

function firstPerControl(problems: ListingProblem[]): ListingProblem[] {
  const seen = new Map<string, ListingProblem>();
  for (const problem of problems) {
    const known = seen.get(controlId(problem));
    // A field with an invalid value is missing too: report the invalid value.
    if (!known) seen.set(controlId(problem), problem);
  }
  const order = (problem: ListingProblem) => fieldNames.indexOf(problem.field) * 100 + (problem.row ?? 0);
  return [...seen.values()].toSorted((one, other) => order(one) - order(other));
}
