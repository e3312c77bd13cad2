import { criteriaList, type SearchCriteria } from "./criteria.ts";
import { criteriaTable } from "./criteria-table.ts";
import type { RelaxationKind } from "./criterion.ts";

type Entry = (typeof criteriaList)[number];

/** A step to a wider search, which gives up a criterion or part of it. A partial step is not combined with others. */
export type WiderStep = {
  of: Entry;
  kind: RelaxationKind;
  rank: number;
  change: Partial<SearchCriteria>;
  isPartial?: true;
};

/** The steps to wider searches, the smallest rank first. */
export function widerSteps(criteria: SearchCriteria, { hasPlace }: { hasPlace: boolean }): WiderStep[] {
  const whole = criteriaList
    .filter((criterion) => criterion.write(criteria).length > 0)
    .map((of): WiderStep => ({ of, kind: of.key, rank: of.rank, change: of.none }));
  return [...partialSteps(criteria, hasPlace), ...whole].toSorted((one, other) => one.rank - other.rank);
}

function partialSteps({ radius, priceMin, priceMax }: SearchCriteria, hasPlace: boolean): WiderStep[] {
  const [place, price] = [criteriaTable.place, criteriaTable.price] as unknown as [Entry, Entry]; // as in `criteriaList`
  const around = (km: number) => hasPlace && (radius ?? 0) < km;
  const times = (end: number | null, factor: number) => (end === null ? null : Math.round(end * factor));
  const change = { priceMin: times(priceMin, 0.8), priceMax: times(priceMax, 1.2) };
  return [
    ...(around(10) ? [{ of: place, kind: "near-10", rank: 1, change: { radius: 10 }, isPartial: true } as const] : []),
    ...(around(30) ? [{ of: place, kind: "near-30", rank: 2, change: { radius: 30 } } as const] : []),
    ...(priceMin !== null || priceMax !== null
      ? [{ of: price, kind: "price-widened", rank: 3, change, isPartial: true } as const]
      : []),
  ];
}
