import type { NumberColumn } from "./condition.ts";
import type { Criterion, Names, CriterionKey, SearchWords } from "./criterion.ts";
import { type CommonOptions, visibility } from "./kinds.ts";

type Bounds<Low extends string, High extends string> = Record<Low | High, number | null>;

/** A range of a column, which stores `unit` for each whole unit of the address. */
export function range<Low extends string, High extends string>(
  options: Omit<CommonOptions<CriterionKey>, "parameters"> & {
    ends: [Low, High];
    column: NumberColumn;
    unit: number;
    labels: (words: SearchWords) => [string, string];
    format: (value: number, names: Pick<Names, "currency">) => string;
    /** The words around the bounds of a chip, « dès 40 m² »; unset where the unit is clear. */
    chip?: (words: SearchWords, bounds: string) => string;
  },
): Criterion<Bounds<Low, High>> {
  const { key, rank, column, unit, countedBy } = options;
  const [low, high] = options.ends;
  const bounds = (from: number | null, to: number | null) => ({ [low]: from, [high]: to }) as Bounds<Low, High>;
  const none = bounds(null, null);
  const hasBound = (part: Bounds<Low, High>) => part[low] !== null || part[high] !== null;
  return {
    key,
    rank,
    none,
    parameters: options.ends,
    ...(countedBy ? { countedBy } : {}),
    read: (reader) => bounds(...reader.range(low, high)),
    write: (part) => [low, high].flatMap((end) => (part[end] === null ? [] : [[end, part[end]]])),
    conditions: ({ [low]: from, [high]: to }) => [
      ...(from === null ? [] : [{ kind: "at-least" as const, column, value: from * unit }]),
      ...(to === null ? [] : [{ kind: "at-most" as const, column, value: to * unit }]),
    ],
    chips: (part, { words, currency }) => {
      if (!hasBound(part)) return [];
      const [from, to] = [part[low], part[high]].map((end) =>
        end === null ? null : options.format(end, { currency }),
      );
      const label = rangeLabel(from ?? null, to ?? null, words);
      return [{ key, label: options.chip?.(words, label) ?? label, without: none }];
    },
    fields: (part, words) => {
      const [from, to] = options.labels(words);
      const ends = [
        { parameter: low, label: from, value: part[low] },
        { parameter: high, label: to, value: part[high] },
      ];
      return [{ ...visibility(options), kind: "range", ends }];
    },
  };
}

function rangeLabel(from: string | number | null, to: string | number | null, { chips }: SearchWords): string {
  if (from !== null && to !== null) return chips.priceRange(String(from), String(to));
  return from === null ? chips.priceTo(String(to)) : chips.priceFrom(String(from));
}
