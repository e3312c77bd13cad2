import { expect, test } from "vitest";
import { parseCriteria } from "#app/search/criteria/parse-criteria.ts";
import { seededRandom } from "../load/random.ts";
import { kinds, newSearches, planVisits, PUBLICATIONS_PER_SECOND } from "./mix.ts";

const drafts = (count: number) => Array.from({ length: count }, (_, index) => ({ path: `/d${index}`, cookie: "c" }));

test("a plan has one page in five that nobody requested before, five publications a second, all in order", () => {
  const random = seededRandom(1);
  const plan = planVisits({
    rate: 100,
    seconds: 100,
    random,
    popular: ["/", "/annonces"],
    newSearch: newSearches(random, ["nantes"]),
    publications: drafts(1_000),
  });
  const of = (kind: string) => plan.filter((planned) => planned.kind === kind);
  const pages = of(kinds.popular).length + of(kinds.search).length;
  expect(pages / 10_000).toBeCloseTo(1, 1);
  expect(of(kinds.search).length / pages).toBeCloseTo(0.2, 1);
  expect(of(kinds.publication).length / (100 * PUBLICATIONS_PER_SECOND)).toBeCloseTo(1, 0);
  expect(new Set(of(kinds.publication).map(({ path }) => path)).size).toBe(of(kinds.publication).length);
  expect(plan.map(({ at }) => at)).toEqual(plan.map(({ at }) => at).toSorted((one, other) => one - other));
});

test("a plan without enough drafts is refused", () => {
  const random = seededRandom(1);
  const mix = { rate: 1, seconds: 100, random, popular: ["/"], newSearch: () => "/annonces" };
  expect(() => planVisits({ ...mix, publications: drafts(3) })).toThrow("no draft is left");
});

test("new searches are never the same, and every part of them is understood", () => {
  const next = newSearches(seededRandom(2), ["nantes", "brest"]);
  const made = Array.from({ length: 5_000 }, next);
  expect(new Set(made).size).toBe(5_000);
  for (const href of made.slice(0, 200)) {
    const { problems } = parseCriteria(new URL(href, "http://localhost").searchParams);
    expect(problems, href).toEqual([]);
  }
});
