import { normalizeName } from "#app/domain/commune-name.ts";
import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";
import { criteriaList, noCriteria, type SearchCriteria, type Sort, sorts } from "./criteria.ts";
import { AddressReader } from "./address-reader.ts";
import { settle } from "./settle.ts";

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
  const typed: SearchCriteria = Object.assign({ ...noCriteria, sort, page: readPage(reader) }, ...parts);
  const { criteria, contradicted } = settle(typed);
  for (const { parameter, value } of contradicted) reader.report({ code: "contradicted", parameter, typed: value });
  return { criteria, problems: reader.problems };
}

function readPage(reader: AddressReader): number {
  const typed = reader.first("page");
  if (typed === null) return noCriteria.page;
  if (/^\d{1,9}$/.test(typed)) return Math.max(1, Number(typed));
  reader.report({ code: "unknown-value", parameter: "page", typed });
  return noCriteria.page;
}
