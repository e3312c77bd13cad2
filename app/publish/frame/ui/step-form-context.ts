import { createContext, use } from "react";
import type { ListingKind } from "#app/domain/listing-kind.ts";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { publishProblemWords } from "#app/i18n/fr/publish/publish-problems.ts";
import { useWords } from "#app/i18n/words.ts";
import type { DraftForm } from "../../form/draft-form.ts";
import { listIn, textIn } from "../../form/draft-form.ts";
import { fieldApplies, type ListingField } from "../../form/listing-fields.ts";
import { type ListingProblem, problemText } from "../../form/listing-problem.ts";
import { isMarkedRequired } from "../../form/required-fields.ts";

/** The fields of a step: texts as typed, and their problems. */
export type StepFormState = { form: DraftForm; kind: ListingKind; problems: ListingProblem[] };

export const StepFormContext = createContext<StepFormState>({
  form: {},
  kind: { transaction: null, propertyType: null, isAgency: false },
  problems: [],
});

type FieldState = {
  label: string;
  hint?: string;
  error?: string;
  typed: string;
  rows: string[];
  applies: boolean;
  required: boolean;
};

/** A field's words, in the reader's language, and its value. `row` is the index in a list. */
export function useStepField(field: ListingField, row?: number): FieldState {
  const { form, kind, problems } = use(StepFormContext);
  const { label, hint } = useWords(publishFieldWords).fields[field];
  const messages = useWords(publishProblemWords);
  const problem = problems.find((one) => one.field === field && one.row === row);
  return {
    label,
    ...(hint === undefined ? {} : { hint }),
    ...(problem ? { error: problemText(problem, messages) } : {}),
    typed: textIn(form, field),
    rows: listIn(form, field),
    applies: fieldApplies(field, kind),
    required: isMarkedRequired(field, kind),
  };
}
