import type { Page } from "@playwright/test";
import sharp from "sharp";

type Colour = { red: number; green: number; blue: number };

/** The mean colour of the open map on the screen, 0 to 255 each. */
export async function mapColour(page: Page): Promise<Colour> {
  const { channels } = await sharp(await shot(page)).stats();
  const [red, green, blue] = channels.map(({ mean }) => mean);
  return { red: red!, green: green!, blue: blue! };
}

/** The number of pixels of the open map in a colour, tolerating anti-aliasing. */
export async function countPixels(page: Page, { red, green, blue }: Colour): Promise<number> {
  const { data, info } = await sharp(await shot(page))
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (Math.hypot(data[at]! - red, data[at + 1]! - green, data[at + 2]! - blue) < 12) count++;
  }
  return count;
}

const shot = (page: Page) => page.locator(".maplibregl-canvas").screenshot();
