import { describe, expect, test } from "vitest";
import {
  readTrail,
  type ResultsPage,
  resultsHref,
  searchPageHref,
  type SearchTrail,
  trailFrom,
} from "./search-trail.ts";
import { placeOnTrail } from "./trail-place.ts";

const href = (number: number) => `/annonces/maison-BV000${number}`;
const pageOf = (page: number, hrefs: string[]): ResultsPage => ({
  title: "Maisons",
  page,
  pageCount: 3,
  total: 21,
  first: (page - 1) * 9 + 1,
  hrefs,
});
const trail: SearchTrail = {
  ...pageOf(2, [href(4), href(5), href(6)]),
  search: "/annonces?propertyType=maison",
  steps: 1,
};

describe("the place of a listing in its search", () => {
  test("within a page both neighbours are known, one step further from the list", () => {
    expect(placeOnTrail(trail, href(5), new Map())).toEqual({
      position: 11,
      previous: { href: href(4), trail: { ...trail, steps: 2 } },
      next: { href: href(6), trail: { ...trail, steps: 2 } },
      missing: null,
    });
  });

  test("at the edge of a page the neighbouring page is requested, then gives the neighbour", () => {
    expect(placeOnTrail(trail, href(6), new Map())).toMatchObject({ next: null, missing: 3 });
    expect(placeOnTrail(trail, href(4), new Map())).toMatchObject({ previous: null, missing: 1 });
    const before = pageOf(1, [href(1), href(2), href(3)]);
    const after = pageOf(3, [href(7)]);
    expect(placeOnTrail(trail, href(4), new Map([[1, before]]))).toMatchObject({
      previous: { href: href(3), trail: { ...before, search: trail.search, steps: null } },
      missing: null,
    });
    expect(placeOnTrail(trail, href(6), new Map([[3, after]]))).toMatchObject({
      next: { href: href(7), trail: { page: 3, hrefs: [href(7)], steps: null } },
      missing: null,
    });
  });

  test("a listing that a newer one has pushed onto the next page does not come twice", () => {
    const after = pageOf(3, [href(6), href(7)]);
    expect(placeOnTrail(trail, href(6), new Map([[3, after]])).next?.href).toBe(href(7));
  });

  test("the first and the last listing of a search have one neighbour", () => {
    const only = { ...trail, page: 1, pageCount: 1, first: 1 };
    expect(placeOnTrail(only, href(4), new Map())).toMatchObject({ position: 1, previous: null, missing: null });
    expect(placeOnTrail(only, href(6), new Map())).toMatchObject({ position: 3, next: null, missing: null });
  });

  test("a listing that is not on the page has neither position nor neighbours; a changed title keeps its place", () => {
    const nowhere = { position: null, previous: null, next: null, missing: null };
    expect(placeOnTrail(trail, href(9), new Map())).toEqual(nowhere);
    expect(placeOnTrail(trail, "/annonces/villa-BV0005", new Map()).position).toBe(11);
  });

  test("a trail without its page requests the page first", () => {
    const bare = { ...trail, hrefs: [], total: 0, pageCount: 2 };
    expect(placeOnTrail(bare, href(5), new Map()).missing).toBe(2);
    expect(placeOnTrail(bare, href(5), new Map([[2, pageOf(2, trail.hrefs)]]))).toMatchObject({
      position: 11,
      next: { href: href(6), trail: { total: 21 } },
    });
  });
});

test("a history entry is read as it was written, and any other value is no trail", () => {
  expect(readTrail(structuredClone({ trail }))).toEqual(trail);
  for (const other of [null, undefined, "x", {}, { trail: {} }, { trail: { ...trail, hrefs: "x" } }])
    expect(readTrail(other)).toBeNull();
  for (const wrong of [
    { hrefs: [1] },
    { hrefs: ["//ailleurs.example/annonces/x"] },
    { steps: undefined },
    { steps: -1 },
    { page: Number.NaN },
    { total: 1e308 },
  ])
    expect(readTrail({ trail: { ...trail, ...wrong } }), JSON.stringify(wrong)).toBeNull();
  expect(readTrail({ trail: { ...trail, search: "https://ailleurs.example/annonces" } })).toBeNull();
});

test("a referrer is a trail only where it is a search of this site", () => {
  const from = (address: string) => trailFrom(address, "https://bienvu.example");
  expect(from("https://bienvu.example/Rechercher?commune=lyon-69123&page=3")).toMatchObject({
    search: "/Rechercher?commune=lyon-69123",
    page: 3,
    hrefs: [],
  });
  for (const other of [
    "",
    "https://bienvu.example/",
    "https://ailleurs.example/annonces",
    "https://bienvu.example/annonces/x-BV1",
  ])
    expect(from(other)).toBeNull();
  expect(from("https://bienvu.example/annonces?page=-1")).toBeNull();
});

test("addresses of pages of a search", () => {
  expect(searchPageHref("/annonces", 1)).toBe("/annonces");
  expect(searchPageHref("/annonces", 2)).toBe("/annonces?page=2");
  expect(searchPageHref("/Rechercher?q=balcon", 2)).toBe("/Rechercher?q=balcon&page=2");
  expect(resultsHref("/Rechercher?q=balcon", 2)).toBe("/api/resultats?q=balcon&page=2");
  expect(resultsHref("/annonces", 1)).toBe("/api/resultats");
});
