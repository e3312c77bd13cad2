import { normalizeName } from "#app/domain/commune-name.ts";
import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";
import { criteriaList, noCriteria, type SearchCriteria, type Sort, sorts } from "./criteria.ts";
import { AddressReader } from "./criteria/address-reader.ts";
import { isWanted } from "./criteria/is-wanted.ts";

const sortSpellings: Record<string, Sort> = /* @__PURE__ */ Object.fromEntries(
  sorts.map((sort) => [normalizeName(sort), sort]),
);

/**
 * Reads a search from an address, with the names of either form of the specification. Never throws: invalid values are
 * left out and reported in `problems`.
 */
export function parseCriteria(params: URLSearchParams): { criteria: SearchCriteria; problems: CriteriaProblem[] } {
  const reader = new AddressReader(params);
  const parts = criteriaList.map((criterion) => criterion.read(reader));
  const sort = reader.word(["sort", "tri"], sortSpellings) ?? noCriteria.sort;
  const criteria: SearchCriteria = Object.assign({ ...noCriteria, sort, page: readPage(reader) }, ...parts);
  return { criteria: withoutContradictions(reader, withoutImplied(criteria)), problems: reader.problems };
}

/** « 3 pièces » says what « 2 pièces et plus » says: the one is searched, shown and saved without the other. */
const withoutImplied = (criteria: SearchCriteria): SearchCriteria =>
  criteria.rooms.length > 0 && criteria.minRooms !== null && criteria.minRooms <= criteria.rooms[0]!
    ? { ...criteria, minRooms: null }
    : criteria;

/** What is both wanted and excluded is wanted. */
function withoutContradictions(reader: AddressReader, criteria: SearchCriteria): SearchCriteria {
  const wanted = criteria.without.filter((value) => isWanted(value, criteria));
  for (const value of wanted) reader.report({ code: "contradicted", parameter: "sans", typed: value });
  return { ...criteria, without: criteria.without.filter((value) => !wanted.includes(value)) };
}

function readPage(reader: AddressReader): number {
  const typed = reader.first("page");
  if (typed === null) return noCriteria.page;
  if (/^\d{1,9}$/.test(typed)) return Math.max(1, Number(typed));
  reader.report({ code: "unknown-value", parameter: "page", typed });
  return noCriteria.page;
}
