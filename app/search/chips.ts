import { criteriaList, type SearchCriteria } from "./criteria.ts";
import type { Names } from "./criteria/criterion.ts";

export type Chip = { key: string; label: string; without: SearchCriteria };

/** One chip per value of the criteria, with the search without it. */
export function chipsOf(criteria: SearchCriteria, names: Names): Chip[] {
  return criteriaList.flatMap((criterion) =>
    criterion
      .chips(criteria, names)
      .map(({ key, label, without }) => ({ key, label, without: { ...criteria, ...without, page: 1 } })),
  );
}
