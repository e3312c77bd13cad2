import type { feedCheckWords } from "#app/i18n/fr/feed-check.ts";
import type { feedColumnWords } from "#app/i18n/fr/feed-columns.ts";
import type { feedProblemWords } from "#app/i18n/fr/feed-problems.ts";
import type { publishFieldWords } from "#app/i18n/fr/publish-fields.ts";
import type { publishProblemWords } from "#app/i18n/fr/publish-problems.ts";
import type { Words } from "#app/i18n/words.ts";
import {
  isMissing,
  type ListingProblem,
  problemText as listingProblemText,
} from "#app/publish/form/listing-problem.ts";
import { columnText, problemText } from "../poliris/problem-text.ts";
import { type RankName, rankOfField } from "../poliris/ranks.ts";
import type { LineProblem } from "../poliris/stock-line.ts";

/** What is wrong with a line, or with what the portal would show of it. */
export type CheckedProblem =
  | LineProblem
  | (ListingProblem & { isError: boolean })
  | OwnProblem<"photoMissing">
  | OwnProblem<"placeUnknown">;
type OwnProblem<Code> = { code: Code; rank: RankName | null; read: string; isError: boolean };

type FeedCheckWords = Words<typeof feedCheckWords>;

export type ProblemWords = {
  check: FeedCheckWords;
  columns: Words<typeof feedColumnWords>;
  line: Words<typeof feedProblemWords>;
  field: Words<typeof publishFieldWords>;
  listing: Words<typeof publishProblemWords>;
};

export type ToldProblem = { column: string; read: string; wrong: string; advice: string; isError: boolean };

/** A problem in words: where, what was read, what is wrong, what to do. */
export function tellProblem(problem: CheckedProblem, words: ProblemWords): ToldProblem {
  const { isError } = problem;
  if ("field" in problem) {
    const rank = rankOfField(problem.field);
    const column = rank ? columnText(rank, words.columns) : words.field.fields[problem.field].label;
    const missing = isError ? words.check.missing : words.check.absent;
    const wrong = isMissing(problem) ? missing : listingProblemText(problem, words.listing);
    return { column, read: "", wrong, advice: adviceOf(problem, words), isError };
  }
  const { read, rank } = problem;
  const column = columnText(rank, words.columns);
  if (problem.code === "photoMissing") return { read, ...words.check.photoMissing, isError };
  const told = problem.code === "placeUnknown" ? words.check.placeUnknown : problemText(problem, words.line);
  return { column, read, ...told, isError };
}

function adviceOf(problem: ListingProblem & { isError: boolean }, { check }: ProblemWords): string {
  if (!problem.isError) return problem.code === "carrezRequired" ? check.carrez : check.optional;
  return rankOfField(problem.field) ? check.correct : check.onPortal;
}

/** Without fields that are missing because their value could not be read: that is told already. */
export function withoutRepeated(problems: CheckedProblem[]): CheckedProblem[] {
  const unread = new Set(problems.flatMap((problem) => ("field" in problem || !problem.isError ? [] : problem.rank)));
  return problems.filter((problem) => {
    if (!("field" in problem) || !isMissing(problem)) return true;
    const rank = rankOfField(problem.field);
    return rank === null || !unread.has(rank);
  });
}
