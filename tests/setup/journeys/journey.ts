import { expect, type Page, test as base } from "@playwright/test";
import { type Front, openFront } from "./front.ts";
import { type GeocoderServer, startGeocoder } from "../servers/geocoder-server.ts";
import { waitForHydration } from "./hydrated.ts";
import { type ReusedPage, reusePages, type VisitorOptions } from "./reused-pages.ts";
import { type TestAccounts, testAccounts } from "../visitors/test-accounts.ts";
import { openTestPortal, type PortalOptions, type TestPortal } from "../portals/test-portal.ts";

export { expect, type Page } from "@playwright/test";

type VisitOptions = VisitorOptions & {
  /** Expected error answers and console errors, such as 404. */
  tolerates?: RegExp;
  /** Does not wait until the page is hydrated. */
  isEarly?: boolean;
  /** In a page with an empty cache, which no other test uses. */
  isFresh?: boolean;
};

/** Opens a path of the portal as a separate visitor. */
export type Open = (path: string, options?: VisitOptions) => Promise<Page>;

type JourneyOptions = {
  /** The portal's starting point; set by `test.use` for a whole file. */
  portalOptions: PortalOptions;
};
type Journey = {
  /** The portal of the test's file, with its own database, data folder and clock. */
  portal: TestPortal;
  accounts: TestAccounts;
  open: Open;
};
type Workers = {
  geocoder: GeocoderServer;
  /** The address at which all portals of the worker answer. */
  front: Front;
  portals: OneAtATime;
  pages: ReturnType<typeof reusePages>;
};
type OneAtATime = { portalOf(file: string, options: PortalOptions): Promise<TestPortal> };

/** A window without a map beside the results: drawing one takes seconds. Journeys about it set their own width. */
const withoutMap = { width: 1000, height: 720 };

/** For tests that `npm run test:screens` runs instead of `npm test`: other widths and themes, focus, sizes, pictures. */
export const inMatrix = { tag: "@matrix" };
/** For the dark theme of a test that also runs in the light one. */
export const darkInMatrix = (colorScheme: "light" | "dark") => (colorScheme === "dark" ? inMatrix : {});

/** For `open`: a quarter of a map's pixels, since maps are drawn without a graphics card. */
export const halfScale = { deviceScaleFactor: 0.5 };

/** For `open`: wide enough for the header's links and the menu of the signed-in area. */
export const desktop = { viewport: { width: 1280, height: 720 } };

export const test = base.extend<JourneyOptions & Journey, Workers>({
  portalOptions: [{}, { option: true }],

  geocoder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, use) => {
      const geocoder = await startGeocoder();
      await use(geocoder);
      await geocoder.stop();
    },
    { scope: "worker" },
  ],

  front: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, use) => {
      const front = await openFront();
      await use(front);
      front.close();
    },
    { scope: "worker" },
  ],

  pages: [async ({ browser, front }, use) => use(reusePages(browser, front.address)), { scope: "worker" }],

  // A worker runs its files one after another: one portal at a time is enough.
  portals: [
    async ({ geocoder, front }, use) => {
      let current: { key: string; portal: TestPortal } | null = null;
      await use({
        async portalOf(file, options) {
          const key = JSON.stringify([file, options]);
          if (current?.key === key) return current.portal;
          await current?.portal.close();
          current = null;
          const settings = { GEOCODER_URL: geocoder.url, PAGE_CACHE_MB: "16", ...options.settings };
          const portal = await openTestPortal({ ...options, settings: { ...settings, PORT: front.port } });
          front.show(portal.server);
          current = { key, portal };
          return portal;
        },
      });
      await (current as { portal: TestPortal } | null)?.portal.close();
    },
    { scope: "worker" },
  ],

  portal: async ({ portals, portalOptions }, use, { file }) => {
    const portal = await portals.portalOf(file, portalOptions);
    await use(portal);
    portal.clock.release();
  },

  accounts: async ({ portal }, use) => use(testAccounts(portal)),

  // Playwright's own `page` and `request` use the portal too.
  baseURL: async ({ portal }, use) => use(portal.address),

  open: async ({ portal, pages }, use) => {
    const complaints: string[] = [];
    const taken: ReusedPage[] = [];
    await use(async (path, { tolerates, isEarly = false, ...options } = {}) => {
      const kept = await pages.take(
        {
          baseURL: portal.address,
          viewport: withoutMap,
          // Assertions need not wait for animations.
          reducedMotion: "reduce",
          ...options,
        },
        (text) => {
          if (!tolerates?.test(text)) complaints.push(text);
        },
      );
      taken.push(kept);
      await (isEarly ? kept.page.goto(path) : visit(kept.page, path));
      return kept.page;
    });
    await Promise.all(taken.map((kept) => pages.leave(kept)));
    expect(complaints, "console errors, exceptions and failed requests").toEqual([]);
  },
});

/** Opens an address, and waits until the page is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Reloads the page, and waits as `visit` does. */
export async function revisit(page: Page): Promise<void> {
  await page.reload();
  await waitForHydration(page);
}
