import type { ColumnCondition, NumberColumn } from "./condition.ts";
import type { Criterion, SearchWords } from "./criterion.ts";
import { choiceField, isNotEmpty, isNotNull, type CommonOptions, type LabelledKind, single } from "./kinds.ts";

/** A number to choose; zero means none. The form offers some numbers, and the number of the address. */
export function numberChoice<Key extends LabelledKind>(
  options: CommonOptions<Key> & {
    offered: readonly number[];
    most: number;
    condition: (value: number) => ColumnCondition[];
    choiceLabel: (words: SearchWords, value: number) => string;
    chip: (words: SearchWords, value: number) => string;
  },
): Criterion<Record<Key, number | null>> {
  const { parameters, offered, most, condition, choiceLabel, chip } = options;
  return single(options, {
    empty: null,
    hasValue: isNotNull,
    read: (reader) => reader.count(parameters, most),
    write: (value) => [value],
    conditions: condition,
    chip,
    field(value, words) {
      const chosen = value === null ? [] : [value];
      return choiceField(options, words, {
        offered: [...new Set([...offered, ...chosen])].toSorted((one, other) => one - other),
        chosen,
        none: words.fields.any,
        name: ([each]) => choiceLabel(words, each!),
      });
    },
  });
}

/** One or several numbers. The form's select chooses one; one more choice keeps several of an address. */
export function someNumbers<Key extends LabelledKind>(
  options: CommonOptions<Key> & {
    column: NumberColumn;
    offered: readonly number[];
    most: number;
    chip: (words: SearchWords, numbers: number[]) => string;
  },
): Criterion<Record<Key, number[]>> {
  const { parameters, column, offered, most, chip } = options;
  return single<Key, number[], number[]>(options, {
    empty: [],
    hasValue: isNotEmpty,
    read: (reader) => reader.counts(parameters, most),
    write: (numbers) => numbers,
    // Numbers without a gap are written as bounds, which indexes support.
    conditions(numbers) {
      const [low, high] = [numbers[0]!, numbers.at(-1)!];
      return [
        { kind: "at-least", column, value: low },
        { kind: "at-most", column, value: high },
        ...(high - low === numbers.length - 1 ? [] : [{ kind: "one-number-of" as const, column, values: numbers }]),
      ];
    },
    chip,
    field: (chosen, words) =>
      choiceField(options, words, { offered, chosen, none: words.fields.any, name: (each) => chip(words, each) }),
  });
}

const oneToFive = [1, 2, 3, 4, 5];

/** « 2 chambres et plus ». */
export const atLeast = <Key extends LabelledKind>({
  column,
  ...options
}: CommonOptions<Key> & {
  column: NumberColumn;
  most: number;
  chip: (words: SearchWords, count: number) => string;
}): Criterion<Record<Key, number | null>> =>
  numberChoice({
    ...options,
    offered: oneToFive,
    condition: (value) => [{ kind: "at-least", column, value }],
    choiceLabel: (words, count) => words.fields.atLeast(count),
  });
