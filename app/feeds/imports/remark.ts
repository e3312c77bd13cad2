import { use } from "react";
import { feedColumnWords } from "#app/i18n/fr/feeds/feed-columns.ts";
import { feedProblemWords } from "#app/i18n/fr/feeds/feed-problems.ts";
import { feedRemarkWords } from "#app/i18n/fr/feeds/feed-remarks.ts";
import { photoWords } from "#app/i18n/fr/publish/photos.ts";
import { pictureAddressWords } from "#app/i18n/fr/feeds/picture-addresses.ts";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { publishProblemWords } from "#app/i18n/fr/publish/publish-problems.ts";
import { type Translation, TranslationContext, wordsIn } from "#app/i18n/words.ts";
import { isMissing, problemText as formProblemText } from "#app/publish/form/listing-problem.ts";
import { columnText, problemText } from "../poliris/problem-text.ts";
import { mainField, rankOfField } from "../poliris/ranks.ts";
import type { LineProblem } from "../poliris/stock-line.ts";
import type { FeedHome, LeftReason, ReportedProblem } from "./import.ts";

/** The catalogues of texts for remarks; `translation` is null for French. */
export const remarkWordsIn = (translation: Translation | null) => ({
  remarks: wordsIn(translation, feedRemarkWords),
  columns: wordsIn(translation, feedColumnWords),
  problems: wordsIn(translation, feedProblemWords),
  fields: wordsIn(translation, publishFieldWords),
  formProblems: wordsIn(translation, publishProblemWords),
  photos: wordsIn(translation, photoWords),
  addresses: wordsIn(translation, pictureAddressWords),
});
type RemarkWords = ReturnType<typeof remarkWordsIn>;

/** The same catalogues in the reader's language. */
export const useRemarkWords = (): RemarkWords => remarkWordsIn(use(TranslationContext));

/** A problem in words: `where` it is, the text `read` there, what is `wrong`, and `advice`. */
export type Remark = { where: string; read: string; wrong: string; advice: string | null; isError: boolean };

export function tellRemark(problem: ReportedProblem, words: RemarkWords): Remark {
  const { isError } = problem;
  if ("field" in problem)
    return { where: fieldText(problem, words), read: "", ...textOfField(problem, words), isError };
  const { read, code, rank } = problem;
  const { remarks, columns, problems, photos, addresses } = words;
  if (isOfLine(problem, problems)) {
    const where = code === "unknownVersion" && rank === null ? remarks.config : columnText(rank, columns);
    return { where, read, ...problemText(problem, problems), isError };
  }
  if (code === "place_unknown") return { where: columnText(rank, columns), read, ...remarks.placeUnknown, isError };
  if (code in remarks.left)
    return { where: remarks.listing, read, wrong: remarks.left[code as LeftReason], advice: null, isError };
  const ofPhoto = { where: remarks.photos, read, isError };
  if (code === "photo_missing" && !problem.why) return { ...ofPhoto, ...remarks.photoMissing };
  const ofPicture = code as keyof typeof photos.problems; // what is left, but for a photo that could not be fetched
  const wrong = problem.why ? addresses.problems[problem.why] : photos.problems[ofPicture];
  return { ...ofPhoto, wrong, advice: remarks.photoAdvice };
}

const isOfLine = (problem: ReportedProblem, problems: RemarkWords["problems"]): problem is LineProblem =>
  problem.code === "shifted" || problem.code === "unknownVersion" || problem.code in problems.problems;

type OfField = Extract<ReportedProblem, { field: unknown }>;

/** The column of a field, or the field's label where the format has no column. */
function fieldText({ field, row, rank: own }: OfField, { remarks, columns, fields }: RemarkWords): string {
  const { label } = fields.fields[field];
  if (row !== undefined) return remarks.room(label, row + 1);
  const rank = own === undefined ? rankOfField(field) : own;
  return rank ? columnText(rank, columns) : label;
}

function textOfField(problem: OfField, { remarks, formProblems }: RemarkWords) {
  const { code, field, isError } = problem;
  const missing = isError ? remarks.missing : remarks.absent;
  const wrong = code === "required" || code === "carrezRequired" ? missing : formProblemText(problem, formProblems);
  if (!isError) return { wrong, advice: code === "carrezRequired" ? remarks.carrez : remarks.optional };
  const hasColumn = problem.rank !== null && rankOfField(field) !== null;
  return { wrong, advice: hasColumn ? remarks.correct : remarks.onPortal };
}

/** Leaves out missing fields whose value could not be read: that problem is reported already. */
export function withoutRepeated(problems: readonly ReportedProblem[]): ReportedProblem[] {
  const unread = problems.flatMap((problem) =>
    "field" in problem || !problem.isError || problem.rank === null ? [] : [problem.rank],
  );
  return problems.filter((problem) => {
    if (!("field" in problem) || !isMissing(problem)) return true;
    const { field, rank = rankOfField(field) } = problem;
    return !unread.some((name) => name === rank || mainField(name) === field);
  });
}

/** The problem of a place that is no commune of the portal. */
export function unknownPlace({ place: { postalCode, city } }: Pick<FeedHome, "place">): ReportedProblem[] {
  const read = `${postalCode} ${city}`.trim();
  return read === "" ? [] : [{ code: "place_unknown", rank: "postalCode", read, isError: true }];
}
