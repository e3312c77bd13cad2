import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Page } from "./journey.ts";

const folder = join(import.meta.dirname, "..", "..", "..", "tmp", "screens");

/** Marks tests of `npm run screens`, which take pictures and check nothing. */
export const pictureOnly = { tag: "@picture" };

export const themes = ["light", "dark"] as const;

/** Saves a picture of the page, or of its window only, in `tmp/screens`. */
export async function savePicture(page: Page, name: string, { isWhole = true } = {}): Promise<void> {
  await mkdir(folder, { recursive: true });
  const shoot = () => page.screenshot({ animations: "disabled", fullPage: isWhole });
  let [last, picture] = [await shoot(), await shoot()];
  // Maps draw in several steps.
  while (!picture.equals(last)) [last, picture] = [picture, await shoot()];
  await sharp(picture)
    .webp({ quality: 62 })
    .toFile(join(folder, `${name}.webp`));
}
