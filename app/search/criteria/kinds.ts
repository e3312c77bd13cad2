import type { AddressReader } from "./address-reader.ts";
import type { ColumnCondition, Condition, NumberColumn } from "./condition.ts";
import type { Criterion, FormField, RelaxationKind, SearchWords } from "./criterion.ts";

export type Common<Key extends string> = Pick<Criterion<object>, "countedBy"> & {
  key: Key;
  /** Names in the address, the canonical one first. */
  parameters: readonly [string, ...string[]];
  /** See `WiderStep`. */
  rank: number;
  isMain?: boolean;
};

type Fields = SearchWords["fields"];
/** Keys of criteria, whose labels have the same names. */
type LabelKey = { [Key in keyof Fields]: Fields[Key] extends string ? Key : never }[keyof Fields] & RelaxationKind;

/** The differences between kinds of single values. `Empty` is no value; only `Asked` values are written, shown and searched. */
type SingleKind<Asked, Empty> = {
  empty: Empty;
  isAsked: (value: Asked | Empty) => value is Asked;
  read: (reader: AddressReader) => Asked | Empty;
  /** The values of its parameter. */
  write: (value: Asked) => (string | number)[];
  conditions: (value: Asked) => Condition[];
  chip: (words: SearchWords, value: Asked) => string;
  title?: ((words: SearchWords, value: Asked) => string) | undefined;
  field: (value: Asked | Empty, words: SearchWords) => FormField;
};

/** A criterion with one key of `SearchCriteria`. */
function single<Key extends string & RelaxationKind, Asked, Empty>(
  { key, parameters, countedBy, rank }: Common<Key>,
  { empty, isAsked, title, ...kind }: SingleKind<Asked, Empty>,
): Criterion<Record<Key, Asked | Empty>> {
  const partOf = (value: Asked | Empty) => ({ [key]: value }) as Record<Key, Asked | Empty>;
  const none = partOf(empty);
  const ifAsked = <Made>(value: Asked | Empty, make: (asked: Asked) => Made[]) => (isAsked(value) ? make(value) : []);
  return {
    none,
    parameters,
    ...(countedBy ? { countedBy } : {}),
    read: (reader) => partOf(kind.read(reader)),
    write: ({ [key]: value }) =>
      ifAsked(value, (asked) =>
        kind.write(asked).map((written): [string, string | number] => [parameters[0], written]),
      ),
    conditions: ({ [key]: value }) => ifAsked(value, kind.conditions),
    chips: ({ [key]: value }, { words }) =>
      ifAsked(value, (asked) => [{ key, label: kind.chip(words, asked), without: none }]),
    ...(title ? { title: ({ [key]: value }, { words }) => (isAsked(value) ? title(words, value) : null) } : {}),
    fields: ({ [key]: value }, words) => [kind.field(value, words)],
    wider: ({ [key]: value }) => ifAsked(value, () => [{ kind: key, rank, change: none }]),
  };
}

const isKnown = <Value>(value: Value | null): value is Value => value !== null;
export const placed = ({ isMain }: { isMain?: boolean }): Pick<FormField, "isMain"> => (isMain ? { isMain } : {});

/** A number to choose; zero means none. The form offers some numbers, and the address's own. */
export function numberChoice<Key extends LabelKey>(
  options: Common<Key> & {
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
    isAsked: isKnown,
    read: (reader) => reader.count(parameters, most),
    write: (value) => [value],
    conditions: condition,
    chip,
    field(value, words) {
      const numbers =
        value === null ? offered : [...new Set([...offered, value])].toSorted((one, other) => one - other);
      return {
        ...placed(options),
        kind: "choice",
        parameter: parameters[0],
        label: words.fields[options.key],
        value: String(value ?? ""),
        choices: [
          { value: "", label: words.fields.any },
          ...numbers.map((each) => ({ value: String(each), label: choiceLabel(words, each) })),
        ],
      };
    },
  });
}

const oneToFive = [1, 2, 3, 4, 5];

/** « 2 chambres et plus ». */
export const atLeast = <Key extends LabelKey>({
  column,
  ...options
}: Common<Key> & {
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

const tickSpellings = { oui: true, "1": true, true: true, on: true, non: false, "0": false, false: false };

/** A yes-or-nothing criterion: `?meuble=oui`. `title` is its words in the title of the page, if any. */
export function tick<Key extends LabelKey>(
  options: Omit<Common<Key>, "isMain"> & { condition: ColumnCondition; title?: (words: SearchWords) => string },
): Criterion<Record<Key, boolean>> {
  const { key, parameters, condition, title } = options;
  const label = (words: SearchWords): string => words.fields[key];
  return single(options, {
    empty: false,
    isAsked: (value): value is true => value,
    read: (reader) => reader.word(parameters, tickSpellings) ?? false,
    write: () => ["oui"],
    conditions: () => [condition],
    chip: label,
    title,
    field: (isTicked, words) => ({ kind: "tick", parameter: parameters[0], label: label(words), isTicked }),
  });
}

/** One of a few values, which the address may spell in several ways (`spellings`, as `normalizeName` writes them). */
export function choice<Key extends LabelKey, Value extends string>(
  options: Common<Key> & {
    values: readonly Value[];
    spellings: Record<string, Value | null>;
    conditions: (value: Value) => ColumnCondition[];
    /** The name of a value, or of none: « Tous les biens ». */
    name: (words: SearchWords, value: Value | "all") => string;
    title: (words: SearchWords, value: Value) => string;
    hint: (words: SearchWords) => string;
  },
): Criterion<Record<Key, Value | null>> {
  const { parameters, spellings, conditions, name, title, hint, values } = options;
  return {
    ...single<Key, Value, null>(options, {
      empty: null,
      isAsked: isKnown,
      read: (reader) => reader.word(parameters, spellings),
      write: (value) => [value],
      conditions,
      chip: name,
      title,
      field: (value, words) => ({
        ...placed(options),
        kind: "choice",
        parameter: parameters[0],
        label: words.fields[options.key],
        hint: hint(words),
        value: value ?? "",
        choices: [
          { value: "", label: name(words, "all") },
          ...values.map((each) => ({ value: each, label: name(words, each) })),
        ],
      }),
    }),
    isIndexed: () => true,
  };
}

/** One or several of a few values. The form's select chooses one; one more choice keeps several of an address. */
export function someOf<Key extends LabelKey, Value extends string>(
  options: Common<Key> & {
    values: readonly Value[];
    spellings: Record<string, Value | null>;
    condition: (values: Value[]) => ColumnCondition;
    name: (words: SearchWords, value: Value | "all") => string;
    title: (words: SearchWords, values: Value[]) => string;
  },
): Criterion<Record<Key, Value[]>> {
  const { key, parameters, values, spellings, condition, name, title } = options;
  const partOf = (chosen: Value[]) => ({ [key]: chosen }) as Record<Key, Value[]>;
  const own = single<Key, Value[], Value[]>(options, {
    empty: [],
    isAsked: (chosen): chosen is Value[] => chosen.length > 0,
    read: (reader) => reader.words(parameters, spellings, values),
    write: (chosen) => chosen,
    conditions: (chosen) => [condition(chosen)],
    // Each value has a chip of its own, below.
    chip: () => "",
    title,
    field(chosen, words) {
      const several = chosen.length > 1 ? [chosen] : [];
      return {
        ...placed(options),
        kind: "choice",
        parameter: parameters[0],
        label: words.fields[options.key],
        value: chosen.join(","),
        choices: [
          { value: "", label: name(words, "all") },
          ...[...values.map((value) => [value]), ...several].map((each) => ({
            value: each.join(","),
            label: each.map((value) => name(words, value)).join(", "),
          })),
        ],
      };
    },
  });
  return {
    ...own,
    chips: ({ [key]: chosen }, { words }) =>
      chosen.map((value) => ({
        key: `${key} ${value}`,
        label: name(words, value),
        without: partOf(chosen.filter((other) => other !== value)),
      })),
    isIndexed: ({ [key]: chosen }) => chosen.length <= 1,
  };
}

/** Any of several values. */
export function anyOf<Key extends LabelKey, Value extends string>(
  options: Common<Key> & {
    condition: (values: Value[]) => ColumnCondition;
    values: readonly Value[];
    chip: (words: SearchWords, values: Value[]) => string;
    name: (words: SearchWords, value: Value) => string;
  },
): Criterion<Record<Key, Value[]>> {
  const { parameters, condition, values, chip, name } = options;
  return single<Key, Value[], Value[]>(options, {
    empty: [],
    isAsked: (chosen): chosen is Value[] => chosen.length > 0,
    read: (reader) => reader.choices(parameters, values),
    write: (chosen) => chosen,
    conditions: (chosen) => [condition(chosen)],
    chip,
    field: (chosen, words) => ({
      ...placed(options),
      kind: "boxes",
      parameter: parameters[0],
      label: words.fields[options.key],
      values: chosen,
      choices: values.map((value) => ({ value, label: name(words, value) })),
    }),
  });
}

/** Free text. */
export function text<Key extends LabelKey>(
  options: Common<Key> & {
    kind: "quartier" | "keywords";
    hint: (words: SearchWords) => string;
    chip: (words: SearchWords, text: string) => string;
  },
): Criterion<Record<Key, string | null>> {
  const { parameters, kind, hint, chip } = options;
  return single(options, {
    empty: null,
    isAsked: isKnown,
    read: (reader) => reader.text(...parameters),
    write: (typed) => [typed],
    conditions: (typed) => [{ kind, text: typed }],
    chip,
    field: (typed, words) => ({
      ...placed(options),
      kind: "text",
      parameter: parameters[0],
      label: words.fields[options.key],
      hint: hint(words),
      value: typed ?? "",
    }),
  });
}
