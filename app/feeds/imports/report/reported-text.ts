import type { feedReportWords } from "#app/i18n/fr/feeds/feed-report.ts";
import type { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import type { Words } from "#app/i18n/words.ts";
import type { ListingField } from "#app/publish/form/listing-fields.ts";
import { type ListingProblem, problemHref } from "#app/publish/form/listing-problem.ts";
import { stepHref } from "#app/publish/form/steps.ts";
import { mainField } from "../../poliris/ranks.ts";
import type { valueWriter } from "../compare/changed-value.ts";
import type { FieldChange, ReportedProblem } from "../import.ts";
import type { ReportLine } from "../shown-import.ts";

type ReportWords = Words<typeof feedReportWords>;

type ChangeWords = {
  report: ReportWords;
  fields: Words<typeof publishFieldWords>;
  write: ReturnType<typeof valueWriter>;
};

/** « Prix ou loyer », « 85 050 € → 99 000 € »; « Titre », « modification faite à la main, gardée ». `said` may be empty. */
export function changeText(
  { field, byHand, from, to }: FieldChange,
  { report, fields, write }: ChangeWords,
): { label: string; said: string } {
  const note = byHand === null ? "" : report.byHand[byHand];
  if (field === "photos") return { label: report.photos, said: note };
  const fieldNames: Partial<Record<ListingField, string>> = report.fieldNames;
  const label = fieldNames[field] ?? fields.fields[field].label;
  if (from === undefined || to === undefined) return { label, said: note };
  const values = `${write(field, from)} → ${write(field, to)}`;
  return { label, said: note ? `${values} (${note})` : values };
}

/** The address of the form's step that corrects the first of these problems. */
export function draftHref(draftId: string, problems: readonly ReportedProblem[]): string {
  const errors = problems.filter(({ isError }) => isError);
  const [first] = [...errors.filter((problem) => "field" in problem), ...errors];
  const control = first && controlOf(first);
  if (!control) return stepHref(draftId, "verification");
  return problemHref(draftId, control);
}

function controlOf(problem: ReportedProblem): Pick<ListingProblem, "field" | "row"> | null {
  if ("field" in problem) return problem;
  if (problem.rank === null) return null;
  const field = mainField(problem.rank);
  return field && { field };
}

/** The outcome of a line in words, or its expected outcome. */
export function outcomeText(
  { outcome, kind, isComplete, isPublished }: Pick<ReportLine, "outcome" | "kind" | "isComplete" | "isPublished">,
  { outcomes }: ReportWords,
): string {
  if (isPublished) return outcomes.published;
  if (outcome) return outcomes[outcome];
  if (kind === "missing") return outcomes.missing;
  return isComplete === false ? outcomes.draft : outcomes.todo;
}
