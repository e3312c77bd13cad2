import { expect, test } from "vitest";
import { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import { keptChoices } from "./field-choices.ts";

test("each choice of several fields has a name of its own", () => {
  const several = keptChoices.filter(({ fields }) => fields.length > 1).map(({ name }) => name);
  expect(Object.keys(feedImportWords.french.keep.names)).toEqual(expect.arrayContaining(several));
});
