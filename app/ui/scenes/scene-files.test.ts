import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";

test.each(["banc", "cartons", "fauteuil"])("the picture of empty pages has three widths: %s", async (name) => {
  for (const [suffix, width] of [
    ["-480", 480],
    ["-800", 800],
    ["", 1200],
  ])
    expect((await sharp(join(import.meta.dirname, `${name}${suffix}.webp`)).metadata()).width).toBe(width);
});
