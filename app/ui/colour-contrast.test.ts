import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

type Theme = "light" | "dark";

/** Minimum contrast of text (WCAG 1.4.3), and of controls and focus (1.4.11). */
const TEXT = 4.5;
const GRAPHIC = 3;

const grounds = ["paper", "raised", "sunken"];
const softs = ["action-soft", "accent-soft", "ochre-soft", "danger-soft", "success-soft"];

/** Pairs of foreground and background with their minimum contrast. Add a line for a new colour. */
const pairs: [foreground: string, backgrounds: string[], least: number][] = [
  ["ink", [...grounds, ...softs], TEXT],
  ["ink-soft", [...grounds, "action-soft"], TEXT],
  ["action", [...grounds, "action-soft"], TEXT],
  ["action-strong", [...grounds, "action-soft"], TEXT],
  ["accent", [...grounds, "accent-soft"], TEXT],
  ["ochre", [...grounds, "ochre-soft"], TEXT],
  ["danger", [...grounds, "danger-soft"], TEXT],
  ["success", [...grounds, "success-soft"], TEXT],
  ["on-action", ["action", "action-strong"], TEXT],
  ["on-deep", ["deep"], TEXT],
  ["paper", ["accent"], TEXT],
  ["line-strong", grounds, GRAPHIC],
];

/** Colours that only decorate, or have no contrast requirement. */
const decorative = ["line", "transparent", "current", "white", "black"];

const tokens = readTokens();

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(
    pairs.flatMap(([foreground, backgrounds, least]) =>
      backgrounds.map((background) => ({ foreground, background, least })),
    ),
  )("$foreground on $background has a contrast of at least $least", ({ foreground, background, least }) => {
    expect(contrast(colour(foreground, theme), colour(background, theme))).toBeGreaterThanOrEqual(least);
  });
});

test("every colour of the style sheet is in a pair", () => {
  const named = new Set([...pairs.flatMap(([foreground, backgrounds]) => [foreground, ...backgrounds]), ...decorative]);
  expect([...tokens.keys()].filter((name) => !named.has(name))).toEqual([]);
});

/** The values of `--color-<name>` in both themes, as hexadecimal digits. */
function readTokens(): Map<string, Record<Theme, string>> {
  const style = readFileSync(join(import.meta.dirname, "..", "styles.css"), "utf8");
  const hex = "#([0-9a-f]{3,6})";
  const found = style.matchAll(new RegExp(`--color-([a-z-]+): (?:light-dark\\(${hex}, ${hex}\\)|${hex}|\\w+);`, "g"));
  return new Map(
    [...found].map(([, name, light, dark, both]) => [name!, { light: light ?? both ?? "", dark: dark ?? both ?? "" }]),
  );
}

function colour(name: string, theme: Theme): string {
  const value = tokens.get(name)?.[theme];
  if (!value) throw new Error(`the style sheet has no colour ${name}`);
  return value.length === 3 ? value.replaceAll(/./g, "$&$&") : value;
}

/** From 1 to 21, as WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminance(digits: string): number {
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
