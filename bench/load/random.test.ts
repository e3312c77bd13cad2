import { expect, test } from "vitest";
import { arrivals, oneOf, popularOf, seededRandom } from "./random.ts";

test("a seed gives its numbers again, evenly from 0 to 1", () => {
  const [one, same, other] = [seededRandom(7), seededRandom(7), seededRandom(8)];
  const numbers = Array.from({ length: 10_000 }, one);
  expect(Array.from({ length: 10_000 }, same)).toEqual(numbers);
  expect(other()).not.toBe(numbers[0]);
  const tenths = Array.from({ length: 10 }, (_, tenth) => numbers.filter((n) => Math.floor(n * 10) === tenth).length);
  for (const count of tenths) expect(count).toBeGreaterThan(850);
});

test("visitors arrive in order, at the given rate, with gaps of all lengths", () => {
  const moments = arrivals(seededRandom(1), { rate: 50, seconds: 100 });
  expect(moments.length).toBeGreaterThan(4_700);
  expect(moments.length).toBeLessThan(5_300);
  expect(moments).toEqual(moments.toSorted((one, next) => one - next));
  expect(moments.at(-1)).toBeLessThan(100_000);
  const gaps = moments.slice(1).map((at, index) => at - moments[index]!);
  // Of gaps that know nothing of each other, 37 % are longer than the average of 20 ms.
  expect(gaps.filter((gap) => gap > 20).length / gaps.length).toBeCloseTo(Math.exp(-1), 1);
});

test("the first of a list is requested twice as often as the second, and every one is requested", () => {
  const random = seededRandom(3);
  const draw = popularOf(["a", "b", "c"]);
  const drawn = Array.from({ length: 11_000 }, () => draw(random));
  const countOf = (item: string) => drawn.filter((one) => one === item).length;
  expect(Math.round(countOf("a") / 1_000)).toBe(6);
  expect(Math.round(countOf("b") / 1_000)).toBe(3);
  expect(Math.round(countOf("c") / 1_000)).toBe(2);
  expect(new Set(Array.from({ length: 100 }, () => oneOf(random, ["a", "b", "c"])))).toEqual(new Set(["a", "b", "c"]));
});
