import { expect, test } from "vitest";
import { waitText } from "./wait.ts";

test.each([
  [1, "une minute", "a minute"],
  [61, "2 minutes", "2 minutes"],
  [3_599, "60 minutes", "60 minutes"],
  [7_201, "3 heures", "3 hours"],
  [86_400, "24 heures", "24 hours"],
])("a wait of %i seconds is %s", (seconds, french, english) => {
  expect([waitText("fr", seconds), waitText("en", seconds)]).toEqual([french, english]);
});
