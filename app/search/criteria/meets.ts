import type { ColumnCondition, NumberColumn, searchedColumns } from "./condition.ts";

type Columns = typeof searchedColumns;
type ValueOf = { number: number; word: string; flag: boolean; list: readonly string[]; time: Date };

/** The searched columns of a listing; null where it has no value. */
export type SearchedValues = { [Column in keyof Columns]: ValueOf[Columns[Column]["holds"]] | null };

/** Whether a listing meets a condition, as the condition's SQL says (search-conditions.server.ts). */
export function meetsCondition(listing: SearchedValues, condition: ColumnCondition, now: Date): boolean {
  switch (condition.kind) {
    case "at-least":
      return isAtLeast(listing[condition.column], condition.value);
    case "at-most":
      return isAtMost(listing[condition.column], condition.value);
    case "one-of":
      return isOneOf(listing[condition.column], condition.values);
    case "one-number-of":
      return isOneOf(listing[condition.column], condition.values);
    case "is-true":
      return listing[condition.column] === true;
    case "is-not-true":
      return listing[condition.column] !== true;
    case "not-below":
      return listing[condition.column] === null || isAtLeast(listing[condition.column], condition.value);
    case "has-any":
      return hasAny(listing[condition.column], condition.values);
    case "has-none":
      return !hasAny(listing[condition.column], condition.values);
    case "in-last-days": {
      const since = listing[condition.column];
      return since !== null && since.getTime() >= now.getTime() - condition.days * DAY_MS;
    }
    case "is-known":
      return listing[condition.column] !== null;
  }
}

const DAY_MS = 86_400_000;

const isAtLeast = (value: SearchedValues[NumberColumn], least: number) => value !== null && value >= least;
const isAtMost = (value: SearchedValues[NumberColumn], most: number) => value !== null && value <= most;
const isOneOf = <Value>(value: Value | null, values: readonly Value[]) => value !== null && values.includes(value);
const hasAny = (list: readonly string[] | null, values: readonly string[]) =>
  values.some((value) => list?.includes(value));
