import fc from "fast-check";
import { expect, test } from "vitest";
import { shortenText } from "./shorten-text.ts";

test("a short text stays whole, its paragraphs on one line", () => {
  expect(shortenText("Un salon.\n\nUne cuisine.\n", 80)).toBe("Un salon. Une cuisine.");
  expect(shortenText("Les plus :\n– un salon\n– une cave\n\nÀ voir", 80)).toBe(
    "Les plus : – un salon – une cave. À voir",
  );
});

test("a long text ends with a sentence, or with a word and an ellipsis", () => {
  expect(shortenText("Un grand salon clair. Une cuisine ouverte. Un jardin planté d’arbres fruitiers.", 50)).toBe(
    "Un grand salon clair. Une cuisine ouverte.",
  );
  expect(shortenText("Un salon. Puis une très longue phrase, sans aucun point, qui va loin.", 40)).toBe(
    "Un salon. Puis une très longue phrase…",
  );
  expect(shortenText("Prix de 3.5 millions pour ce domaine avec vue sur la mer", 24)).toBe("Prix de 3.5 millions…");
});

test("no character is cut in two", () => {
  expect(shortenText("🏠".repeat(40), 21)).toBe(`${"🏠".repeat(10)}…`);
  expect(shortenText("🏠".repeat(40), 20)).toBe(`${"🏠".repeat(9)}…`);
});

test("it never exceeds its length, whatever the text", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 60 }), (text, most) => shortenText(text, most).length <= most),
  );
});
