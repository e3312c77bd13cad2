import { expect, test } from "vitest";
import { unknownWords } from "./unread-words.ts";

test.each([
  [null, []],
  ["loc", ["loc"]],
  ["cheminée vue mer", ["cheminée"]],
  ["plain-pied", []],
  ["Zwindler cheminée xyz", ["Zwindler", "cheminée", "xyz"]],
])("in the keywords %j, the unknown words are %j", (keywords, unknown) => {
  expect(unknownWords(keywords)).toEqual(unknown);
});
