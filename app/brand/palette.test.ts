import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import {
  coloursPath,
  previewPath,
  styleOfFile,
  defaultColours,
  inks,
  LEAST_CONTRAST,
  leastContrast,
  type Palette,
  paletteOf,
  papers,
  readableColour,
  styleOf,
} from "./palette.ts";

/** Every pair of text and background colours of a palette, by theme: the first must contrast with the second. */
function pairsOf(palette: Palette): [string, string][] {
  return (["day", "night"] as const).flatMap((theme, at) => {
    const of = (name: keyof Palette) => palette[name][at]!;
    return [
      ...papers[theme].flatMap((paper): [string, string][] => [
        [of("action"), paper],
        [of("action-strong"), paper],
        [of("accent"), paper],
      ]),
      [of("on-action"), of("action")],
      [of("on-action"), of("action-strong")],
      ["#ffffff", of("deep")],
      [of("action"), of("action-soft")],
      [of("accent"), of("accent-soft")],
      [inks[theme], of("action-soft")],
      [inks[theme], of("accent-soft")],
    ] as [string, string][];
  });
}

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

test("contrast is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 1);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#123456", "#123456")).toBe(1);
});

test("with any two brand colours, all text of pages has enough contrast, by day and by night", () => {
  fc.assert(
    fc.property(anyColour, anyColour, (action, accent) => {
      for (const [one, other] of pairsOf(paletteOf({ action, accent })))
        expect(contrast(one, other), `${one} on ${other}`).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }),
    { numRuns: 300 },
  );
});

test("a colour that can be read stays; the proposal for another one has its hue and just enough contrast", () => {
  expect(readableColour("#1F4B5A")).toBe("#1f4b5a");
  const proposed = readableColour("#ff8800");
  expect(leastContrast("#ff8800")).toBeLessThan(LEAST_CONTRAST);
  expect(leastContrast(proposed)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  expect(leastContrast(proposed)).toBeLessThan(5);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(proposed.slice(at, at + 2), 16));
  expect(red! > green! && green! > blue!).toBe(true);
});

test("the address of a style sheet names its colours, and any other address gives none", () => {
  const fileOf = (path: string) => path.split("/").at(-1)!;
  expect(styleOfFile(fileOf(coloursPath(defaultColours)))).toBe(styleOf(paletteOf(defaultColours)));
  expect(styleOfFile(fileOf(previewPath(defaultColours)))).toMatch(/^\.brand-day\{.*\.brand-night\{/);
  for (const file of ["x.css", "1f4b5a-b0432d.txt", "1f4b5a-b0432d.css;", "red-blue.css", "1f4b5a-b0432d-x.css"])
    expect(styleOfFile(file)).toBeNull();
});

test("a style sheet sets the colours of the day, and on screens those of the night", () => {
  const declarations = String.raw`(--color-[a-z-]+:#[0-9a-f]{6};?)+`;
  expect(styleOf(paletteOf(defaultColours))).toMatch(
    new RegExp(
      String.raw`^:root\{${declarations}\}@media screen and \(prefers-color-scheme:dark\)\{:root\{${declarations}\}\}$`,
    ),
  );
});
