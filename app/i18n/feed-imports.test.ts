import { expect, test } from "vitest";
import { enFeedImportWords } from "./en/feeds/feed-imports.ts";
import { feedImportWords } from "./fr/feeds/feed-imports.ts";

test.each([
  ["fr", feedImportWords.french, "1 bien placé.", "1 bien sur 300", "2 biens sur 300"],
  ["en", enFeedImportWords, "1 home placed.", "1 home of 300", "2 homes of 300"],
] as const)("texts about one home use the singular, in %s", (_language, words, placed, one, two) => {
  expect(words.preview.onMap(1, "1")).toBe(placed);
  expect([words.running(1, "1", "300"), words.running(2, "2", "300")]).toEqual([one, two]);
});
