import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("cells stay in their columns, and no text is a formula", () => {
  expect(toCsv([["a;b", 'dit "oui"', "un\ndeux", null, ""]])).toBe('\uFEFF"a;b";"dit ""oui""";"un\ndeux";;\r\n');
  expect(toCsv([["=1+1", "-2+3", "@x", "+33 6"]])).toBe("\uFEFF'=1+1;'-2+3;'@x;'+33 6\r\n");
});

test("a negative number stays a number", () => {
  expect(toCsv([["-1", "-1,5536", "-1.5"]])).toBe("\uFEFF-1;-1,5536;-1.5\r\n");
});
