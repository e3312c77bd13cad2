import fc from "fast-check";
import { expect, test } from "vitest";
import { anySearch } from "#tests/setup/data/naive-search.ts";
import { criteriaList } from "../criteria/criteria.ts";
import type { Condition } from "../criteria/condition.ts";
import type { CountedBy } from "../criteria/criterion.ts";
import { readFacetKey } from "./facet-keys.ts";

const facetColumns = new Set(Object.keys(readFacetKey(0)));

/** What the stored counts know of listings: facet keys and prices. */
const knows: Record<CountedBy, (condition: Condition) => boolean> = {
  // The highest number of bedrooms of a facet key stands for more of them too.
  facets: (condition) =>
    (condition.kind === "one-of" || condition.kind === "at-least") && facetColumns.has(condition.column),
  price: (condition) => (condition.kind === "at-least" || condition.kind === "at-most") && condition.column === "price",
};

test("a criterion uses stored counts only if they cover its conditions", () => {
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
