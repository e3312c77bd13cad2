import fc from "fast-check";
import { expect, test } from "vitest";
import { nextShown, realPoints } from "./paced-progress.ts";

test("a bar needs twenty steps for an upload that was sent at once", () => {
  const shown = [0];
  while (shown.at(-1)! < 100) shown.push(nextShown(shown.at(-1)!, 100));
  expect(shown).toEqual(Array.from({ length: 21 }, (_, step) => step * 5));
});

test("a bar never jumps, never goes back and never exceeds the real progress", () => {
  const points = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.array(points), (reals) => {
      let shown = 0;
      for (const real of reals) {
        const next = nextShown(shown, real);
        expect(next - shown).toBeGreaterThanOrEqual(0);
        expect(next - shown).toBeLessThanOrEqual(5);
        expect(next).toBeLessThanOrEqual(Math.max(real, shown));
        shown = next;
      }
    }),
  );
});

test("an upload is complete only once it is stored", () => {
  expect(realPoints({ sent: 0, total: 200, isStored: false })).toBe(0);
  expect(realPoints({ sent: 100, total: 200, isStored: false })).toBe(47);
  expect(realPoints({ sent: 200, total: 200, isStored: false })).toBe(95);
  expect(realPoints({ sent: 200, total: 200, isStored: true })).toBe(100);
  expect(realPoints({ sent: 0, total: 0, isStored: false })).toBe(0);
});
