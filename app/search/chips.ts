import { criteriaList, type SearchCriteria } from "./criteria.ts";
import type { Names } from "./criteria/criterion.ts";

export type Chip = { key: string; label: string; without: SearchCriteria };

/** One chip for each value that a search asks for, with the search that is left without it. */
export function chipsOf(criteria: SearchCriteria, names: Names): Chip[] {
  return criteriaList.flatMap((criterion) =>
    criterion
      .chips(criteria, names)
      .map(({ key, label, without }) => ({ key, label, without: { ...criteria, ...without, page: 1 } })),
  );
}
