import { describe, expect, test } from "vitest";
import { countNewer, parseLastSearch } from "./last-search.ts";

const search = {
  href: "/annonces?commune=lyon-69123",
  title: "Biens à Lyon",
  newest: ["/annonces/a-BV3", "/annonces/b-BV2"],
};

test("a stored search is read again, and any other value is no search", () => {
  expect(parseLastSearch(JSON.stringify(search))).toEqual(search);
  expect(parseLastSearch(JSON.stringify({ ...search, newest: 3 }))).toEqual({ ...search, newest: null });
  for (const text of [null, "", "null", "[]", "{", '"x"', JSON.stringify({ ...search, href: "//ailleurs.example/" })])
    expect(parseLastSearch(text)).toBeNull();
});

describe("the number of new homes", () => {
  const count = (...hrefs: string[]) => countNewer(search, { hrefs, total: 20 });

  test("counts the homes before the first known one", () => {
    expect(count("/annonces/a-BV3", "/annonces/b-BV2")).toEqual({ count: 0, isMore: false });
    expect(count("/annonces/d-BV5", "/annonces/c-BV4", "/annonces/a-BV3")).toEqual({ count: 2, isMore: false });
  });

  test("does not change when a known home is gone or has another title", () => {
    expect(count("/annonces/c-BV4", "/annonces/b-BV2")).toEqual({ count: 1, isMore: false });
    expect(count("/annonces/autre-titre-BV3")).toEqual({ count: 0, isMore: false });
  });

  test("is a minimum if no home is known, and unknown if nothing was stored", () => {
    expect(count("/annonces/d-BV5", "/annonces/c-BV4")).toEqual({ count: 2, isMore: true });
    expect(countNewer(search, { hrefs: ["/annonces/d-BV5"], total: 1 })).toEqual({ count: 1, isMore: false });
    expect(countNewer(search, { hrefs: [], total: 0 })).toEqual({ count: 0, isMore: false });
    expect(countNewer({ ...search, newest: null }, { hrefs: ["/annonces/d-BV5"], total: 1 })).toBeNull();
  });
});
