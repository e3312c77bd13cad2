import { once } from "node:events";
import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from "@playwright/test";
import { type GeocoderServer, startGeocoder } from "./geocoder-server.ts";
import { type TestAccounts, testAccounts } from "./test-accounts.ts";
import { hydrated } from "./hydrated.ts";
import { openTestPortal, type PortalOptions, type TestPortal } from "./test-portal.ts";

export { expect, type Page } from "@playwright/test";

type VisitOptions = BrowserContextOptions & {
  /** Answers and console errors that the test is about, as 404. */
  tolerates?: RegExp;
  /** Does not wait until the page's scripts have taken it over. */
  isEarly?: boolean;
};

/** Opens a path of the portal as a visitor of its own. */
export type Open = (path: string, options?: VisitOptions) => Promise<Page>;

type JourneyOptions = {
  /** What the portal of the file starts from; set by `test.use` for a whole file. */
  portalOptions: PortalOptions;
};
type Journey = {
  /** The portal of the test's file: a database, a data folder and a clock that no other file sees. */
  portal: TestPortal;
  accounts: TestAccounts;
  open: Open;
};
type Workers = { geocoder: GeocoderServer; portals: OneAtATime };
type OneAtATime = { portalOf(file: string, options: PortalOptions): Promise<TestPortal> };

/** Results have no map beside them here: it takes a processor some seconds, and journeys about it say how wide they are. */
const withoutMap = { width: 1000, height: 720 };

/** For tests that `npm run test:screens` runs instead of `npm test`: other widths and themes, focus, weights, pictures. */
export const inMatrix = { tag: "@matrix" };
/** The dark theme of what is the same test in the light one. */
export const darkInMatrix = (colorScheme: "light" | "dark") => (colorScheme === "dark" ? inMatrix : {});

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

  // A worker runs the files one after the other, so that one portal at a time is enough.
  portals: [
    async ({ geocoder }, use) => {
      let current: { key: string; portal: TestPortal } | null = null;
      await use({
        async portalOf(file, options) {
          const key = JSON.stringify([file, options]);
          if (current?.key === key) return current.portal;
          await current?.portal.close();
          current = null;
          const settings = { GEOCODER_URL: geocoder.url, ...options.settings };
          const portal = await openTestPortal({ ...options, settings });
          portal.server.listen(portal.port, "127.0.0.1");
          await once(portal.server, "listening");
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

  // Playwright's own `page` and `request` start from the portal too.
  baseURL: async ({ portal }, use) => use(portal.address),

  open: async ({ browser, portal, contextOptions }, use) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (path, { tolerates, isEarly = false, ...options } = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: portal.address,
        locale: "fr-FR",
        viewport: withoutMap,
        // Nothing is awaited that only moves.
        reducedMotion: "reduce",
        ...options,
      });
      contexts.push(context);
      await listen(context, (text) => {
        if (!tolerates?.test(text)) complaints.push(text);
      });
      const page = await context.newPage();
      await (isEarly ? page.goto(path) : visit(page, path));
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints, "console errors, exceptions and failed requests").toEqual([]);
  },
});

async function listen(context: BrowserContext, complain: (text: string) => void): Promise<void> {
  // Also what a page's policy refuses without a word in the console.
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      // oxlint-disable-next-line no-console -- in the page, where `complain` hears it
      console.error(`the policy refuses ${effectiveDirective} ${blockedURI}`),
    );
  });
  context.on("console", (message) => {
    if (message.type() === "error") complain(message.text());
  });
  context.on("weberror", (error) => complain(error.error().message));
  context.on("response", (response) => {
    if (response.status() >= 400) complain(`${response.status()} ${response.url()}`);
  });
}

/** Opens an address, and waits until the page's scripts have taken it over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Loads the page again, as `visit`. */
export async function revisit(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}
