import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLines, cleanText } from "./clean-text.ts";

test.each([
  "",
  " \t\n",
  "\u200B\u200D\u2060\uFEFF",
  "\u00AD",
  "\u3164\uFFA0\u115F",
  "\u2800",
  "\u202E\u0000",
  "\u0301\uFE0F",
  "\u{E0041}",
])("%j is invisible, and becomes empty", (text) => {
  expect([cleanText(text), cleanLines(text)]).toEqual(["", ""]);
});

test.each(["Zoé", "王", "👩‍👧", "می‌خواهم", "–", "1"])("%s stays as typed", (text) => {
  expect([cleanText(text), cleanLines(text)]).toEqual([text, text]);
});

test("a line becomes one line, a text keeps its lines", () => {
  expect(cleanText("Maison\r\navec jardin\u2028au calme")).toBe("Maison avec jardin au calme");
  expect(cleanLines("Séjour\r\nau sud\n\n\n\nDeux chambres \n")).toBe("Séjour\nau sud\n\nDeux chambres");
});

test("cleaning twice changes nothing more", () => {
  const unit = fc.constantFrom(
    "a",
    "é",
    " ",
    "\n",
    "\r",
    "\t",
    "\0",
    "\u200B",
    "\u2028",
    "\u202E",
    "\u0301",
    "\uD83D",
    "\uDE00",
  );
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
      expect(cleanLines(cleanLines(text))).toBe(cleanLines(text));
    }),
  );
});
