import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { beforeAll, expect } from "vitest";
import { makePicture } from "../factories/pictures.ts";
import { useBrowser } from "./browser.ts";
import { type Cookies, logInAs } from "./log-in.ts";

/** Specification, section 5. */
export const LIMIT = "Vous pouvez ajouter jusqu'à 10 images";

/** The step of the photos, of drafts of the sample owner's. */
export function usePhotoStep() {
  const { open } = useBrowser();
  const session: { storageState?: Cookies } = {};
  beforeAll(async () => {
    // Not a test's own page: its visit is over before the first test begins.
    session.storageState = await logInAs(await open("/"), "proprietaire@example.org");
  });

  const openStep = (options: Parameters<typeof open>[1] = {}) =>
    open(`/publier/${randomUUID()}/photos`, { ...session, ...options });

  async function withPhotos(count: number, options: Parameters<typeof open>[1] = {}): Promise<Page> {
    const page = await openStep(options);
    await chooser(page).setInputFiles(await jpegs(count));
    await hasTiles(page, count);
    await expect.poll(() => orderKept(page)).toEqual(await order(page));
    return page;
  }

  return { openStep, withPhotos };
}

export const jpeg = async (name: string, options = {}) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await makePicture({ width: 320, height: 240, ...options })
    .jpeg()
    .toBuffer(),
});
export const jpegs = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => jpeg(`vue-${index + 1}.jpg`)));
export const chooser = (page: Page) => page.getByLabel("Choisir des photos");
export const tiles = (page: Page) =>
  page.locator("li[data-photo]").filter({ has: page.getByRole("button", { name: /^Retirer la photo/ }) });
export const order = (page: Page) =>
  tiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute("data-photo")));

// A bar takes two seconds at least.
export const hasTiles = (page: Page, count: number) =>
  expect.poll(() => tiles(page).count(), { timeout: 30_000 }).toBe(count);

/** The order that the server answers to a new visit. */
export async function orderKept(page: Page): Promise<(string | null)[]> {
  const html = await (await page.request.get(page.url())).text();
  return [...html.matchAll(/data-photo="([^"]+)"/g)].map((match) => match[1]!);
}
