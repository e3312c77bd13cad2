import { expect, test } from "vitest";
import { unreadWords } from "./unread-words.ts";

test.each([
  [null, []],
  ["loc", ["loc"]],
  ["cheminée vue mer", []],
  ["plain-pied", []],
  ["Zwindler cheminée xyz", ["Zwindler", "xyz"]],
])("of the keywords %j, %j were not understood", (keywords, unread) => {
  expect(unreadWords(keywords)).toEqual(unread);
});
