import type { AddressReader } from "./address-reader.ts";
import type { ColumnCondition, Condition } from "./condition.ts";
import type { Criterion, FormField, CriterionKey, SearchTitleWords, SearchWords } from "./criterion.ts";

/** The options of every kind of criterion. */
export type CommonOptions<Key extends string> = Pick<Criterion<object>, "countedBy" | "rank"> & {
  key: Key;
  /** Names in the address, the canonical one first. */
  parameters: readonly [string, ...string[]];
  isMain?: boolean;
};

type Fields = SearchWords["fields"];
/** Criteria whose field has a label, under their key in the catalogue. */
export type LabelledKind = CriterionKey &
  { [Key in keyof Fields]: Fields[Key] extends string ? Key : never }[keyof Fields];

/** The options of kinds with one value. Only a `Value` is written, shown and searched; `Empty` is no value. */
type SingleKind<Value, Empty> = {
  empty: Empty;
  hasValue: (value: Value | Empty) => value is Value;
  read: (reader: AddressReader) => Value | Empty;
  /** The values of the parameter in the address. */
  write: (value: Value) => (string | number)[];
  conditions: (value: Value) => Condition[];
  chip: (words: SearchWords, value: Value) => string;
  title?: ((words: SearchTitleWords, value: Value) => string) | undefined;
  field: (value: Value | Empty, words: SearchWords) => FormField;
};

/** A criterion with one key of `SearchCriteria`. */
export function single<Key extends CriterionKey, Value, Empty>(
  { key, parameters, countedBy, rank }: CommonOptions<Key>,
  { empty, hasValue, title, ...kind }: SingleKind<Value, Empty>,
): Criterion<Record<Key, Value | Empty>> {
  const partOf = (value: Value | Empty) => ({ [key]: value }) as Record<Key, Value | Empty>;
  const none = partOf(empty);
  return {
    key,
    rank,
    none,
    parameters,
    ...(countedBy ? { countedBy } : {}),
    read: (reader) => partOf(kind.read(reader)),
    write: ({ [key]: value }) =>
      hasValue(value) ? kind.write(value).map((text): [string, string | number] => [parameters[0], text]) : [],
    conditions: ({ [key]: value }) => (hasValue(value) ? kind.conditions(value) : []),
    chips: ({ [key]: value }, { words }) =>
      hasValue(value) ? [{ key, label: kind.chip(words, value), without: none }] : [],
    ...(title ? { title: ({ [key]: value }, { words }) => (hasValue(value) ? title(words, value) : null) } : {}),
    fields: ({ [key]: value }, words) => [kind.field(value, words)],
  };
}

export const isNotNull = <Value>(value: Value | null): value is Value => value !== null;
export const isNotEmpty = <Value>(values: Value[]): values is Value[] => values.length > 0;
/** The part of a field that says whether it is always visible. */
export const visibility = ({ isMain }: { isMain?: boolean }): Pick<FormField, "isMain"> => (isMain ? { isMain } : {});

type Choices<Value> = {
  offered: readonly Value[];
  chosen: Value[];
  /** Label of the choice without a value. */
  none: string;
  name: (values: Value[]) => string;
};

/** A select with one choice for each offered value, and one for the address's other value or several values. */
export function choiceField<Value extends string | number>(
  options: CommonOptions<LabelledKind>,
  words: SearchWords,
  { offered, chosen, none, name }: Choices<Value>,
): FormField {
  const isOffered = chosen.length === 0 || (chosen.length === 1 && offered.includes(chosen[0]!));
  const choices = [...offered.map((value) => [value]), ...(isOffered ? [] : [chosen])];
  return {
    ...visibility(options),
    kind: "choice",
    parameter: options.parameters[0],
    label: words.fields[options.key],
    value: chosen.join(","),
    choices: [
      { value: "", label: none },
      ...choices.map((values) => ({ value: values.join(","), label: name(values) })),
    ],
  };
}

/** A chip for each of several values. */
const chipsOf =
  <Key extends string, Value extends string>(
    key: Key,
    name: (words: SearchWords, value: Value) => string,
  ): Criterion<Record<Key, Value[]>>["chips"] =>
  ({ [key]: chosen }, { words }) =>
    chosen.map((value) => ({
      key: `${key} ${value}`,
      label: name(words, value),
      without: { [key]: chosen.filter((other) => other !== value) } as Record<Key, Value[]>,
    }));

/** A yes-or-nothing criterion: `?meuble=oui`. `title` is its words in the title of the page, if any. */
export function tick<Key extends LabelledKind>(
  options: Omit<CommonOptions<Key>, "isMain"> & {
    condition: ColumnCondition;
    title?: ((words: SearchTitleWords) => string) | undefined;
  },
): Criterion<Record<Key, boolean>> {
  const { key, parameters, condition, title } = options;
  return single(options, {
    empty: false,
    hasValue: (value): value is true => value,
    read: (reader) => reader.flag(parameters),
    write: () => ["oui"],
    conditions: () => [condition],
    chip: ({ fields }) => fields[key],
    title,
    field: (isTicked, words) => ({ kind: "tick", parameter: parameters[0], label: words.fields[key], isTicked }),
  });
}

/** One of a few values. */
export function choice<Key extends LabelledKind, Value extends string>(
  options: CommonOptions<Key> & {
    values: readonly Value[];
    conditions: (value: Value) => ColumnCondition[];
    /** The name of a value; « Tous les biens » for no value. */
    name: (words: SearchWords, value: Value | "all") => string;
    title: (words: SearchTitleWords, value: Value) => string;
  },
): Criterion<Record<Key, Value | null>> {
  const { parameters, conditions, name, title, values } = options;
  return {
    ...single<Key, Value, null>(options, {
      empty: null,
      hasValue: isNotNull,
      read: (reader) => reader.choice(parameters, values),
      write: (value) => [value],
      conditions,
      chip: name,
      title,
      field: (value, words) =>
        choiceField(options, words, {
          offered: values,
          chosen: value === null ? [] : [value],
          none: name(words, "all"),
          name: ([each]) => name(words, each!),
        }),
    }),
    isIndexed: () => true,
  };
}

/** One or several of a few values. The form's select chooses one; one more choice keeps several of an address. */
export function someOf<Key extends LabelledKind, Value extends string>(
  options: CommonOptions<Key> & {
    values: readonly Value[];
    condition: (values: Value[]) => ColumnCondition;
    name: (words: SearchWords, value: Value | "all") => string;
    title: (words: SearchTitleWords, values: Value[]) => string;
  },
): Criterion<Record<Key, Value[]>> {
  const { key, parameters, values, condition, name, title } = options;
  const criterion = single<Key, Value[], Value[]>(options, {
    empty: [],
    hasValue: isNotEmpty,
    read: (reader) => reader.choices(parameters, values),
    write: (chosen) => chosen,
    conditions: (chosen) => [condition(chosen)],
    // `chipsOf` below makes a chip for each value.
    chip: () => "",
    title,
    field: (chosen, words) =>
      choiceField(options, words, {
        offered: values,
        chosen,
        none: name(words, "all"),
        name: (each) => each.map((value) => name(words, value)).join(", "),
      }),
  });
  return {
    ...criterion,
    chips: chipsOf<Key, Value>(key, name),
    isIndexed: ({ [key]: chosen }) => chosen.length <= 1,
  };
}

type BoxesOptions<Key extends LabelledKind, Value> = CommonOptions<Key> & {
  values: readonly Value[];
  name: (words: SearchWords, value: Value) => string;
};

/** Several values, each with a box to tick. */
function boxes<Key extends LabelledKind, Value extends string>(
  options: BoxesOptions<Key, Value> & Pick<SingleKind<Value[], Value[]>, "conditions" | "chip">,
): Criterion<Record<Key, Value[]>> {
  const { parameters, conditions, values, chip, name } = options;
  return single<Key, Value[], Value[]>(options, {
    empty: [],
    hasValue: isNotEmpty,
    read: (reader) => reader.choices(parameters, values),
    write: (chosen) => chosen,
    conditions,
    chip,
    field: (chosen, words) => ({
      ...visibility(options),
      kind: "boxes",
      parameter: parameters[0],
      label: words.fields[options.key],
      values: chosen,
      choices: values.map((value) => ({ value, label: name(words, value) })),
    }),
  });
}

/** Any of several values. */
export const anyOf = <Key extends LabelledKind, Value extends string>({
  condition,
  ...options
}: BoxesOptions<Key, Value> & {
  condition: (values: Value[]) => ColumnCondition;
  chip: (words: SearchWords, values: Value[]) => string;
}): Criterion<Record<Key, Value[]>> => boxes({ ...options, conditions: (chosen) => [condition(chosen)] });

/** All of several values, each with a separate chip. */
export const allOf = <Key extends LabelledKind, Value extends string>({
  condition,
  ...options
}: BoxesOptions<Key, Value> & { condition: (value: Value) => ColumnCondition }): Criterion<Record<Key, Value[]>> => ({
  ...boxes<Key, Value>({ ...options, conditions: (chosen) => chosen.map(condition), chip: () => "" }),
  chips: chipsOf(options.key, options.name),
});

/** Free text. */
export function text<Key extends LabelledKind>(
  options: CommonOptions<Key> & {
    kind: "quartier" | "keywords";
    hint: (words: SearchWords) => string;
    chip: (words: SearchWords, text: string) => string;
  },
): Criterion<Record<Key, string | null>> {
  const { parameters, kind, hint, chip } = options;
  return single(options, {
    empty: null,
    hasValue: isNotNull,
    read: (reader) => reader.text(...parameters),
    write: (typed) => [typed],
    conditions: (typed) => [{ kind, text: typed }],
    chip,
    field: (typed, words) => ({
      ...visibility(options),
      kind: "text",
      parameter: parameters[0],
      label: words.fields[options.key],
      hint: hint(words),
      value: typed ?? "",
    }),
  });
}
