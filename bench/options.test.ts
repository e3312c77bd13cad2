import { expect, test } from "vitest";
import { numberOption, textOption } from "./options.ts";

const rounds = { otherwise: 3, least: 1 };

test("an option says its number, or is left out", () => {
  expect(numberOption(["--reuse", "--tours=5"], "--tours", rounds)).toBe(5);
  expect(numberOption(["--reuse"], "--tours", rounds)).toBe(3);
});

test.each(["--tours=", "--tours=trois", "--tours=0", "--tours=-1", "--tours=1.5"])(
  "%s would measure nothing: it is refused",
  (option) => {
    expect(() => numberOption([option], "--tours", rounds)).toThrow("--tours attend un nombre entier, au moins 1.");
  },
);

test("an option says its text, equals signs and all, or is left out", () => {
  expect(textOption(["--page=/annonces?page=2"], "--page", "/")).toBe("/annonces?page=2");
  expect(textOption(["--tours=5"], "--page", "/")).toBe("/");
});
