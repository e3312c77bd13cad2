import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { makePicture } from "../../factories/pictures.ts";
import { expect, type Open, test as journey } from "./journey.ts";
import { cookieHeader } from "../visitors/test-accounts.ts";

export { expect, inMatrix, type Page, revisit } from "./journey.ts";

/** Specification, section 5, to the letter. */
export const LIMIT = /^\s*Vous pouvez ajouter jusqu'à 10 images\s*$/;

type VisitOptions = Parameters<Open>[1];
type PhotoStep = {
  /** The step of the photos, in a new draft of a new owner. */
  openStep(options?: VisitOptions): Promise<Page>;
  /** The same, with photos already uploaded. */
  withPhotos(count: number, options?: VisitOptions): Promise<Page>;
};

export const test = journey.extend<PhotoStep>({
  openStep: async ({ open, accounts }, use) => {
    await use(async (options) => {
      const { storageState } = await accounts.openSession({ userType: "proprietaire" });
      return open(`/publier/${randomUUID()}/photos`, { storageState, ...options });
    });
  },

  withPhotos: async ({ open, accounts, portal }, use) => {
    await use(async (count, options) => {
      const { storageState } = await accounts.openSession({ userType: "proprietaire" });
      const step = `/publier/${randomUUID()}/photos`;
      // Not through the page: its bars take two seconds.
      for (const { buffer } of await jpegs(count)) {
        const answer = await fetch(`${portal.address}${step}/envoi?photo=${randomUUID()}`, {
          method: "POST",
          headers: { Cookie: cookieHeader(storageState) },
          body: new Uint8Array(buffer),
          redirect: "manual",
        });
        expect(answer.status).toBe(200);
      }
      const page = await open(step, { storageState, ...options });
      await expect(tiles(page)).toHaveCount(count);
      return page;
    });
  },
});

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

/** The photos in the order stored on the server. */
export async function storedOrder(page: Page): Promise<(string | null)[]> {
  const html = await (await page.request.get(page.url())).text();
  return [...html.matchAll(/data-photo="([^"]+)"/g)].map((match) => match[1]!);
}
