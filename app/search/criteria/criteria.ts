import { criteriaTable } from "./criteria-table.ts";
import type { Criterion } from "./criterion.ts";

export const sorts = ["defaut", "prix-croissant", "prix-decroissant", "baisse"] as const;
export type Sort = (typeof sorts)[number];

/** Cards per page (spec, section 9). */
export const PAGE_SIZE = 9;

type Table = typeof criteriaTable;
type PartOf<Entry> = Entry extends Criterion<infer Part> ? Part : never;
type AllOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer All) => void
  ? All
  : never;

/**
 * One search: the values of all criteria. Prices in whole units of the currency, areas in m², `page` from 1.
 */
export type SearchCriteria = AllOf<PartOf<Table[keyof Table]>> & { sort: Sort; page: number };

/** The entries of the table, typed to take any whole search. */
export const criteriaList = Object.values(criteriaTable) as unknown as Criterion<
  Omit<SearchCriteria, "sort" | "page">
>[];

/** The search without criteria. */
export const noCriteria: SearchCriteria = Object.assign(
  { sort: "defaut", page: 1 } as const,
  ...criteriaList.map(({ none }) => none),
) as SearchCriteria;
