import type { feedColumnWords } from "#app/i18n/fr/feed-columns.ts";
import type { feedProblemWords } from "#app/i18n/fr/feed-problems.ts";
import type { feedReportWords } from "#app/i18n/fr/feed-report.ts";
import type { photoWords } from "#app/i18n/fr/photos.ts";
import type { pictureAddressWords } from "#app/i18n/fr/picture-addresses.ts";
import type { publishFieldWords } from "#app/i18n/fr/publish-fields.ts";
import type { publishProblemWords } from "#app/i18n/fr/publish-problems.ts";
import type { Words } from "#app/i18n/words.ts";
import { type ListingField, stepOf } from "#app/publish/form/listing-fields.ts";
import { controlId, type ListingProblem, problemText as formProblemText } from "#app/publish/form/listing-problem.ts";
import { stepHref } from "#app/publish/form/steps.ts";
import { columnText, problemText } from "../poliris/problem-text.ts";
import { rankRule } from "../poliris/ranks.ts";
import type { LineProblem } from "../poliris/stock-line.ts";
import type { FieldChange, LeftReason, ReportedProblem } from "./import.ts";
import type { ReportLine } from "./shown-import.ts";

/** The catalogues of what reports say. */
export type ReportWords = {
  report: Words<typeof feedReportWords>;
  columns: Words<typeof feedColumnWords>;
  problems: Words<typeof feedProblemWords>;
  fields: Words<typeof publishFieldWords>;
  formProblems: Words<typeof publishProblemWords>;
  photos: Words<typeof photoWords>;
  addresses: Words<typeof pictureAddressWords>;
};

/** A problem in words: where it is, what was read there, what is wrong, what to do. */
export type ProblemWords = { where: string | null; read: string; wrong: string; advice: string | null };

export function reportedText(problem: ReportedProblem, words: ReportWords): ProblemWords {
  const { report, columns, problems, formProblems, photos, addresses } = words;
  if ("field" in problem)
    return {
      where: fieldText(problem, words),
      read: "",
      wrong: formProblemText(problem, formProblems),
      advice: problem.isError ? report.formAdvice : null,
    };
  const { read } = problem;
  if (isOfLine(problem, problems))
    return { where: problem.rank && columnText(problem.rank, columns), read, ...problemText(problem, problems) };
  if (problem.code in report.left)
    return { where: null, read, wrong: report.left[problem.code as LeftReason], advice: null };
  const wrong =
    problem.code === "photo_missing"
      ? problem.why
        ? addresses.problems[problem.why]
        : report.photoMissing
      : photos.problems[problem.code as keyof typeof photos.problems]; // what is left are codes of pictures
  return { where: report.photos, read, wrong, advice: report.photoAdvice };
}

const isOfLine = (problem: ReportedProblem, problems: ReportWords["problems"]): problem is LineProblem =>
  problem.code === "shifted" || problem.code in problems.problems;

function fieldText({ field, row }: Pick<ListingProblem, "field" | "row">, { fields, report }: ReportWords): string {
  const { label } = fields.fields[field];
  return row === undefined ? label : report.room(label, row + 1);
}

/** « Prix », « Titre : modifié à la main, gardé ». */
export function changeText({ field, byHand }: FieldChange, { fields, report }: ReportWords): string {
  const label = field === "photos" ? report.photos : fields.fields[field].label;
  return byHand === null ? label : report.byHand[byHand](label);
}

/** Where in the form the first of these problems is corrected. */
export function draftHref(draftId: string, problems: readonly ReportedProblem[]): string {
  const errors = problems.filter(({ isError }) => isError);
  const [first] = [...errors.filter((problem) => "field" in problem), ...errors];
  const control = first && controlOf(first);
  if (!control) return stepHref(draftId, "verification");
  const [path, hash] = stepHref(draftId, stepOf(control.field), controlId(control)).split("#");
  return `${path}?verifier=1#${hash}`;
}

function controlOf(problem: ReportedProblem): Pick<ListingProblem, "field" | "row"> | null {
  if ("field" in problem) return problem;
  if (problem.rank === null) return null;
  const { field, makes } = rankRule(problem.rank);
  const found: ListingField | undefined = field ?? makes?.[0];
  return found ? { field: found } : null;
}

/** What came of a line, or would come of it. */
export function outcomeText(
  { outcome, kind, isComplete }: Pick<ReportLine, "outcome" | "kind" | "isComplete">,
  { outcomes }: Words<typeof feedReportWords>,
): string {
  if (outcome) return outcomes[outcome];
  if (kind === "missing") return outcomes.missing;
  return isComplete === false ? outcomes.draft : outcomes.todo;
}
