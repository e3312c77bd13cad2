import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { timeoutFactor } from "#tests/setup/timeout-factor.ts";
import { numberOption, textOption } from "./options.ts";

const rounds = { otherwise: 3, least: 1 };

test("an option has a number, or is left out", () => {
  expect(numberOption(["--reuse", "--tours=5"], "--tours", rounds)).toBe(5);
  expect(numberOption(["--reuse"], "--tours", rounds)).toBe(3);
});

test.each(["--tours=", "--tours=trois", "--tours=0", "--tours=-1", "--tours=1.5"])(
  "%s would measure nothing: it is refused",
  (option) => {
    expect(() => numberOption([option], "--tours", rounds)).toThrow("--tours attend un nombre entier, au moins 1.");
  },
);

test("an option has a text, which may contain equals signs, or is left out", () => {
  expect(textOption(["--page=/annonces?page=2"], "--page", "/")).toBe("/annonces?page=2");
  expect(textOption(["--tours=5"], "--page", "/")).toBe("/");
});

/** Node reads some hundred files: seconds on a busy machine. */
const slow = { timeout: 20_000 * timeoutFactor };

test("every measurement loads in plain Node", slow, () => {
  const listed = execFileSync(process.execPath, ["bench/main.ts"], { encoding: "utf8" });
  expect(listed).toContain("npm run bench -- <nom>");
});
