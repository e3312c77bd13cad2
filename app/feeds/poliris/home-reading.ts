import type { ListingKind } from "#app/domain/listing-kind.ts";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import { fieldApplies, type ListingField } from "#app/publish/form/listing-fields.ts";
import { isMarkedRequired } from "#app/publish/form/required-fields.ts";
import { mainField, type RankName, rankOf, rankRule } from "./ranks.ts";
import { knownText, readNumber, readYesNo } from "./read-value.ts";
import type { LineProblem, LineProblemCode } from "./stock-line.ts";
import type { FormatVersion } from "./versions.ts";

/** A home while its line is read: each reader adds fields to the form, and problems. */
export type HomeReading = {
  columns: readonly string[];
  kind: ListingKind;
  version: FormatVersion;
  form: DraftForm;
  problems: LineProblem[];
};

/** Longest text of a column without prose, in characters. */
const LONGEST_VALUE = 2_000;
const LONGEST_QUOTE = 80;

/** The text of a column in one line; empty for words that mean « unknown ». */
export function cellAt(columns: readonly string[], rank: number): string {
  const text = (columns[rank - 1] ?? "").slice(0, LONGEST_VALUE).toWellFormed();
  return knownText(text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim());
}
export const cell = (columns: readonly string[], name: RankName): string => cellAt(columns, rankOf(name));
export const cellOf = ({ columns }: HomeReading, name: RankName): string => cell(columns, name);

/** The unchanged text of a column, for prose. */
export const proseOf = ({ columns }: HomeReading, name: RankName): string => columns[rankOf(name) - 1] ?? "";

export const quote = (text: string): string => text.slice(0, LONGEST_QUOTE).toWellFormed();

/** Adds a problem of a column; by default an error where the home cannot go online without the column's field. */
export function report(
  { columns, kind, problems }: HomeReading,
  code: LineProblemCode,
  name: RankName,
  { field = mainField(name), isError = field !== null && isMarkedRequired(field, kind) }: Blame = {},
): void {
  problems.push({ code, rank: name, read: quote(cell(columns, name)), isError });
}
type Blame = { field?: ListingField | null; isError?: boolean };

/** Sets a field, if this kind of home has it and the text is not empty. */
export function setField({ form, kind }: HomeReading, field: ListingField, text: string | null): void {
  if (text !== null && text !== "" && fieldApplies(field, kind)) form[field] = text;
}

/** The number of a column, or null; reports an unreadable number. */
export function numberOf(
  reading: HomeReading,
  name: RankName,
  blame: Blame & { isAmount?: boolean } = {},
): number | null {
  const text = cellOf(reading, name);
  if (text === "") return null;
  const read = readNumber(text, { isAmount: blame.isAmount === true });
  if (read.ok) return read.value === 0 && rankRule(name).isZeroUnknown ? null : read.value;
  report(reading, read.code, name, blame);
  return null;
}

/** The amount of a column, above zero; otherwise null. */
export const amountOf = (reading: HomeReading, name: RankName, blame: Blame = {}): number | null =>
  numberOf(reading, name, { ...blame, isAmount: true }) || null;

/** Yes or no, or null; reports an unreadable value. */
export function yesNoOf(reading: HomeReading, name: RankName, blame: Blame = {}): boolean | null {
  const text = cellOf(reading, name);
  if (text === "") return null;
  const answer = readYesNo(text);
  if (answer === null) report(reading, "notYesNo", name, blame);
  return answer;
}
