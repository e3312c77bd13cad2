import { criteriaList, type SearchCriteria } from "../criteria/criteria.ts";
import type { Names } from "../criteria/criterion.ts";

type Chip = { key: string; label: string; without: SearchCriteria };

/** One chip per value of the criteria, with the search without it. */
export function chipsOf(criteria: SearchCriteria, names: Names): Chip[] {
  return chipsOfSome(criteriaList, criteria, names);
}

/** The chips of some of the criteria. */
export function chipsOfSome(some: typeof criteriaList, criteria: SearchCriteria, names: Names): Chip[] {
  return some.flatMap((criterion) =>
    criterion.chips(criteria, names).map(({ key, label, without }) => ({
      key,
      label: isOnlyCommune(key, criteria) ? names.words.chips.only(label) : label,
      without: { ...criteria, ...without, page: 1 },
    })),
  );
}

/** Whether a commune narrows an area of the map, for its chip. */
const isOnlyCommune = (key: string, { area, communes }: SearchCriteria) =>
  area !== null && communes.length === 1 && key === `commune ${communes[0]!}`;
