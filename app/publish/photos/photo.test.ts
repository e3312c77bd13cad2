import fc from "fast-check";
import { expect, test } from "vitest";
import { isPhotoId } from "../drafts/draft.ts";
import { moveTo, wholeOrder } from "./photo.ts";

test("a requested order is completed: unknown and repeated photos are dropped, missing ones are added", () => {
  expect(wholeOrder(["a", "b", "c"], ["c", "x", "c", "a"])).toEqual(["c", "a", "b"]);
  expect(wholeOrder(["a", "b"], [])).toEqual(["a", "b"]);
});

test("no requested order loses, adds or repeats a photo", () => {
  const ids = fc.uniqueArray(fc.string({ maxLength: 3 }), { maxLength: 10 });
  fc.assert(
    fc.property(ids, fc.array(fc.string({ maxLength: 3 })), (current, wanted) => {
      expect(wholeOrder(current, wanted).toSorted()).toEqual(current.toSorted());
    }),
  );
});

test("a photo moves to a place, and never out of the list", () => {
  expect(moveTo(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
  expect(moveTo(["a", "b", "c"], "a", 9)).toEqual(["b", "c", "a"]);
  expect(moveTo(["a", "b", "c"], "b", -1)).toEqual(["b", "a", "c"]);
  expect(moveTo(["a"], "x", 0)).toEqual(["a"]);
});

test.each(["", "1", "' or 1=1 --", "00000000-0000-0000-0000-00000000000", "00000000-0000-0000-0000-000000000000x"])(
  "%j names no photo",
  (text) => {
    expect(isPhotoId(text)).toBe(false);
  },
);
