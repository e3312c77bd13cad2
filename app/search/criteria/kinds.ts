import type { ColumnCondition, NumberColumn } from "./condition.ts";
import type { Criterion, FormField, Names, RelaxationKind, SearchWords } from "./criterion.ts";

type Common<Key extends string> = Pick<Criterion<object>, "countedBy"> & {
  key: Key;
  /** Names in the address: the canonical one first. */
  parameters: readonly [string, ...string[]];
  label: (words: SearchWords) => string;
  /** See `WiderStep`. */
  rank: number;
  isMain?: boolean;
};

const part = <Key extends string, Value>(key: Key, value: Value) => ({ [key]: value }) as Record<Key, Value>;

/** A number to choose; zero asks for nothing. The form offers some, and the one of an address that names another. */
export function numberChoice<Key extends string & RelaxationKind>(
  options: Common<Key> & {
    offered: readonly number[];
    most: number;
    condition: (value: number) => ColumnCondition[];
    choiceLabel: (words: SearchWords, value: number) => string;
    chip: (words: SearchWords, value: number) => string;
  },
): Criterion<Record<Key, number | null>> {
  const { key, parameters, offered, countedBy, rank } = options;
  const [parameter] = parameters;
  const none = part(key, null);
  return {
    none,
    parameters,
    ...(countedBy ? { countedBy } : {}),
    read: (reader) => part(key, reader.count(parameters, options.most)),
    write: ({ [key]: value }) => (value === null ? [] : [[parameter, value]]),
    conditions: ({ [key]: value }) => (value === null ? [] : options.condition(value)),
    chips: ({ [key]: value }, { words }) =>
      value === null ? [] : [{ key, label: options.chip(words, value), without: none }],
    fields: ({ [key]: value }, words) => {
      const numbers =
        value === null ? offered : [...new Set([...offered, value])].toSorted((one, other) => one - other);
      const choices = numbers.map((each) => ({ value: String(each), label: options.choiceLabel(words, each) }));
      return [
        {
          ...placed(options),
          kind: "choice",
          parameter,
          label: options.label(words),
          value: String(value ?? ""),
          choices: [{ value: "", label: words.fields.any }, ...choices],
        },
      ];
    },
    wider: ({ [key]: value }) => (value === null ? [] : [{ kind: key, rank, change: none }]),
  };
}

const oneToFive = [1, 2, 3, 4, 5];

/** « 2 chambres et plus ». */
export const atLeast = <Key extends string & RelaxationKind>({
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

/** Asked for or not: `?meuble=oui`. */
export function tick<Key extends string & RelaxationKind>(
  options: Omit<Common<Key>, "isMain"> & {
    condition: ColumnCondition;
    /** Where the title of the page is to tell it. */
    title?: (words: SearchWords) => string;
  },
): Criterion<Record<Key, boolean>> {
  const { key, parameters, label, title, rank } = options;
  const [parameter] = parameters;
  const none = part(key, false);
  return {
    none,
    parameters,
    read: (reader) => part(key, reader.word(parameters, tickSpellings) ?? false),
    write: ({ [key]: isTicked }) => (isTicked ? [[parameter, "oui"]] : []),
    conditions: ({ [key]: isTicked }) => (isTicked ? [options.condition] : []),
    chips: ({ [key]: isTicked }, { words }) => (isTicked ? [{ key, label: label(words), without: none }] : []),
    ...(title ? { title: ({ [key]: isTicked }, { words }) => (isTicked ? title(words) : null) } : {}),
    fields: ({ [key]: isTicked }, words) => [{ kind: "tick", parameter, label: label(words), isTicked }],
    wider: ({ [key]: isTicked }) => (isTicked ? [{ kind: key, rank, change: none }] : []),
  };
}

const tickSpellings = { oui: true, "1": true, true: true, on: true, non: false, "0": false, false: false };

/** One of a few values, which the address names by any of its `spellings`, in the form of `normalizeName`. */
export function choice<Key extends string & RelaxationKind, Value extends string>(
  options: Common<Key> & {
    values: readonly Value[];
    spellings: Record<string, Value | null>;
    conditions: (value: Value) => ColumnCondition[];
    /** How a value is called, or none of them: « Tous les biens ». */
    name: (words: SearchWords, value: Value | "all") => string;
    title: (words: SearchWords, value: Value) => string;
  },
): Criterion<Record<Key, Value | null>> {
  const { key, parameters, countedBy, rank, name } = options;
  const [parameter] = parameters;
  const none = part(key, null);
  return {
    none,
    parameters,
    ...(countedBy ? { countedBy } : {}),
    read: (reader) => part(key, reader.word(parameters, options.spellings)),
    write: ({ [key]: value }) => (value === null ? [] : [[parameter, value]]),
    conditions: ({ [key]: value }) => (value === null ? [] : options.conditions(value)),
    chips: ({ [key]: value }, { words }) => (value === null ? [] : [{ key, label: name(words, value), without: none }]),
    title: ({ [key]: value }, { words }) => (value === null ? null : options.title(words, value)),
    isIndexed: () => true,
    fields: ({ [key]: value }, words) => [
      {
        ...placed(options),
        kind: "choice",
        parameter,
        label: options.label(words),
        value: value ?? "",
        choices: [
          { value: "", label: name(words, "all") },
          ...options.values.map((each) => ({ value: each, label: name(words, each) })),
        ],
      },
    ],
    wider: ({ [key]: value }) => (value === null ? [] : [{ kind: key, rank, change: none }]),
  };
}

/** Any of several values. */
export function anyOf<Key extends string & RelaxationKind, Value extends string>(
  options: Common<Key> & {
    condition: (values: Value[]) => ColumnCondition;
    values: readonly Value[];
    chip: (words: SearchWords, values: Value[]) => string;
    name: (words: SearchWords, value: Value) => string;
  },
): Criterion<Record<Key, Value[]>> {
  const { key, parameters, countedBy, rank } = options;
  const [parameter] = parameters;
  const none = part(key, [] as Value[]);
  return {
    none,
    parameters,
    ...(countedBy ? { countedBy } : {}),
    read: (reader) => part(key, reader.choices(parameters, options.values)),
    write: ({ [key]: values }) => values.map((value) => [parameter, value]),
    conditions: ({ [key]: values }) => (values.length === 0 ? [] : [options.condition(values)]),
    chips: ({ [key]: values }, { words }) =>
      values.length === 0 ? [] : [{ key, label: options.chip(words, values), without: none }],
    fields: ({ [key]: values }, words) => [
      {
        ...placed(options),
        kind: "boxes",
        parameter,
        label: options.label(words),
        values,
        choices: options.values.map((value) => ({ value, label: options.name(words, value) })),
      },
    ],
    wider: ({ [key]: values }) => (values.length === 0 ? [] : [{ kind: key, rank, change: none }]),
  };
}

type Bounds<Low extends string, High extends string> = Record<Low | High, number | null>;

/** From … to …, of a column that holds `unit` for each whole unit of the address. */
export function range<Low extends string, High extends string>(
  options: Omit<Common<RelaxationKind>, "parameters" | "label"> & {
    ends: [Low, High];
    column: NumberColumn;
    unit: number;
    labels: (words: SearchWords) => [string, string];
    format: (value: number, names: Pick<Names, "currency">) => string;
    /** Words around « dès 40 m² »; none where the unit says what it is of. */
    chip?: (words: SearchWords, bounds: string) => string;
    /** A step before none at all: a fifth wider on either side. */
    isWidened?: { kind: RelaxationKind; rank: number };
  },
): Criterion<Bounds<Low, High>> {
  const { key, column, unit, countedBy, isWidened } = options;
  const [low, high] = options.ends;
  const bounds = (from: number | null, to: number | null) => ({ [low]: from, [high]: to }) as Bounds<Low, High>;
  const none = bounds(null, null);
  const isAsked = (asked: Bounds<Low, High>) => asked[low] !== null || asked[high] !== null;
  return {
    none,
    parameters: options.ends,
    ...(countedBy ? { countedBy } : {}),
    read: (reader) => bounds(...reader.range(low, high)),
    write: (asked) => [low, high].flatMap((end) => (asked[end] === null ? [] : [[end, asked[end]]])),
    conditions: ({ [low]: from, [high]: to }) => [
      ...(from === null ? [] : [{ kind: "at-least" as const, column, value: from * unit }]),
      ...(to === null ? [] : [{ kind: "at-most" as const, column, value: to * unit }]),
    ],
    chips: (asked, { words, currency }) => {
      if (!isAsked(asked)) return [];
      const [from, to] = [asked[low], asked[high]].map((end) =>
        end === null ? null : options.format(end, { currency }),
      );
      const label = rangeLabel(from ?? null, to ?? null, words);
      return [{ key, label: options.chip?.(words, label) ?? label, without: none }];
    },
    fields: (asked, words) => {
      const [from, to] = options.labels(words);
      const ends = [
        { parameter: low, label: from, value: asked[low] },
        { parameter: high, label: to, value: asked[high] },
      ];
      return [{ ...placed(options), kind: "range", ends }];
    },
    wider: (asked) =>
      isAsked(asked)
        ? [
            ...(isWidened
              ? [
                  {
                    ...isWidened,
                    isPartial: true as const,
                    change: bounds(widen(asked[low], 0.8), widen(asked[high], 1.2)),
                  },
                ]
              : []),
            { kind: key, rank: options.rank, change: none },
          ]
        : [],
  };
}

const widen = (end: number | null, factor: number) => (end === null ? null : Math.round(end * factor));

function rangeLabel(from: string | number | null, to: string | number | null, { chips }: SearchWords): string {
  if (from !== null && to !== null) return chips.priceRange(String(from), String(to));
  return from === null ? chips.priceTo(String(to)) : chips.priceFrom(String(from));
}

/** Words that are typed. */
export function text<Key extends string & RelaxationKind>(
  options: Common<Key> & {
    kind: "quartier" | "keywords";
    hint: (words: SearchWords) => string;
    chip: (words: SearchWords, text: string) => string;
  },
): Criterion<Record<Key, string | null>> {
  const { key, parameters, kind, rank } = options;
  const [parameter] = parameters;
  const none = part(key, null);
  return {
    none,
    parameters,
    countedBy: "cache",
    read: (reader) => part(key, reader.text(...parameters)),
    write: ({ [key]: typed }) => (typed === null ? [] : [[parameter, typed]]),
    conditions: ({ [key]: typed }) => (typed === null ? [] : [{ kind, text: typed }]),
    chips: ({ [key]: typed }, { words }) =>
      typed === null ? [] : [{ key, label: options.chip(words, typed), without: none }],
    fields: ({ [key]: typed }, words) => [
      {
        ...placed(options),
        kind: "text",
        parameter,
        label: options.label(words),
        hint: options.hint(words),
        value: typed ?? "",
      },
    ],
    wider: ({ [key]: typed }) => (typed === null ? [] : [{ kind: key, rank, change: none }]),
  };
}

const placed = ({ isMain }: { isMain?: boolean }): Pick<FormField, "isMain"> => (isMain ? { isMain } : {});
