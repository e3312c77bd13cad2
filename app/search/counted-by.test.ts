import fc from "fast-check";
import { expect, test } from "vitest";
import { anySearch } from "#tests/setup/naive-search.ts";
import { criteriaList, type SearchCriteria } from "./criteria.ts";
import type { Condition } from "./criteria/condition.ts";
import type { CountedBy } from "./criteria/criterion.ts";
import { facetCountKey } from "./facet-count-cache.repository.server.ts";
import { readFacetKey } from "./facet-keys.ts";

const facetColumns = new Set(Object.keys(readFacetKey(0)));

/** What the stored counts know of listings: facet keys, prices, and the columns of `kept_searches` (migration 0006). */
const knows: Record<CountedBy, (condition: Condition) => boolean> = {
  // The highest number of bedrooms of a facet key stands for more of them too.
  facets: (condition) =>
    (condition.kind === "one-of" || condition.kind === "at-least") && facetColumns.has(condition.column),
  price: (condition) => (condition.kind === "at-least" || condition.kind === "at-most") && condition.column === "price",
  cache: (condition) =>
    condition.kind === "quartier" ||
    condition.kind === "keywords" ||
    ((condition.kind === "at-least" || condition.kind === "at-most") && condition.column === "searchArea") ||
    (condition.kind === "at-least" && condition.column === "rooms"),
};

test("no criterion claims stored counts that do not know what it asks for", () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      for (const { countedBy, conditions, parameters } of criteriaList)
        if (countedBy)
          expect(
            conditions(search).filter((condition) => !knows[countedBy](condition)),
            `${parameters[0]}, counted by ${countedBy}`,
          ).toEqual([]);
    }),
  );
});

test("what the cache counts is part of its key, what facets count is not", () => {
  const keyOf = (search: SearchCriteria) => facetCountKey({ ...search, communeIds: null, around: null });
  fc.assert(
    fc.property(anySearch, (search) => {
      for (const { countedBy, conditions, none, parameters } of criteriaList) {
        // Of a place the key has the communes that were found.
        if (!countedBy || conditions(search).length === 0) continue;
        const isInKey = keyOf({ ...search, ...none }) !== keyOf(search);
        expect(isInKey, `${parameters[0]}, counted by ${countedBy}`).toBe(countedBy !== "facets");
      }
    }),
  );
});
