import fc from "fast-check";
import { expect, test } from "vitest";
import { differentLetters, editDistance, lettersOf } from "./edit-distance.ts";

test.each([
  ["lyonn", "lyon", 1],
  ["nates", "nantes", 1],
  ["marseile", "marseille", 1],
  ["tolouse", "toulouse", 1],
  ["bordaux", "bordeaux", 1],
  ["bodreaux", "bordeaux", 1],
  ["montpelier", "montpellier", 1],
  ["saint etiene", "saint etienne", 1],
  ["paris", "lyon", 3],
  ["lyon", "lyon", 0],
  ["", "ab", 2],
])("from %j to %j are %i letters", (one, other, expected) => {
  expect(editDistance(one, other, { most: 2 })).toBe(expected);
  expect(editDistance(other, one, { most: 2 })).toBe(expected);
});

test("for the beginning of a name, the missing rest costs nothing", () => {
  expect(editDistance("montpeli", "montpellier", { most: 2, isBeginning: true })).toBe(1);
  expect(editDistance("tolou", "toulouse", { most: 1, isBeginning: true })).toBe(1);
  expect(editDistance("lyonwxyz", "lyon", { most: 2, isBeginning: true })).toBe(3);
});

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", " "), maxLength: 5 });

/** The same, as plainly as possible. */
function plainDistance(one: string, other: string): number {
  if (one === "" || other === "") return one.length + other.length;
  const [a, b] = [one.slice(1), other.slice(1)];
  const isSwap = one.length > 1 && one[0] === other[1] && one[1] === other[0];
  return Math.min(
    plainDistance(a, b) + (one[0] === other[0] ? 0 : 1),
    plainDistance(a, other) + 1,
    plainDistance(one, b) + 1,
    isSwap ? plainDistance(a.slice(1), b.slice(1)) + 1 : Infinity,
  );
}

test("the distance agrees with a plain definition, and differing letters never exceed twice the distance", () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const distance = plainDistance(one, other);
      expect(editDistance(one, other, { most: 3 })).toBe(Math.min(distance, 4));
      expect(differentLetters(lettersOf(one), lettersOf(other))).toBeLessThanOrEqual(2 * distance);
    }),
    { numRuns: 300 },
  );
});
