import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { ownPortal } from "./portals.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export type Visit = { page: Page; complaints: string[] };

/**
 * A browser for a test file. `open` gives a page of its own to each test; a console error, an exception
 * or a failed request of the portal's fails the test that caused it.
 */
export function useBrowser() {
  const portal = ownPortal().address;
  let browser: Browser;
  let visits: Visit[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: flags });
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    const complaints = visits.flatMap((visit) => visit.complaints);
    await Promise.all(visits.map((visit) => visit.page.context().close()));
    visits = [];
    expect(complaints).toEqual([]);
  });

  return {
    portal,
    /** Opens a path of the portal. `tolerates` names answers that the test is about, as 404; a visitor who `isAbsent` never acts. */
    async open(
      path: string,
      options: BrowserContextOptions & { tolerates?: RegExp; isAbsent?: boolean } = {},
    ): Promise<Page> {
      const { tolerates, isAbsent = false, ...context } = options;
      const page = await (await browser.newContext({ baseURL: portal, locale: "fr-FR", ...context })).newPage();
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!tolerates?.test(text)) complaints.push(text);
      };
      page.on("console", (message) => {
        if (message.type() === "error") complain(message.text());
      });
      page.on("pageerror", (error) => complain(error.message));
      page.on("response", (response) => {
        if (response.status() >= 400) complain(`${response.status()} ${response.url()}`);
      });
      visits.push({ page, complaints });
      waitForScripts(page, isAbsent);
      await page.goto(path);
      return page;
    },
  };
}

/** Pages start their scripts once they are painted, maybe after their « load », and some parts once someone acts: a test meets a page that is alive. */
function waitForScripts(page: Page, isAbsent: boolean): void {
  const alive = async () => {
    if (isAbsent) return;
    await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
    await page.waitForFunction(() => !("__reactRouterContext" in window) || "__reactRouterDataRouter" in window);
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...address) => {
    const answer = await goto(...address);
    await alive();
    return answer;
  };
  page.reload = async (...options) => {
    const answer = await reload(...options);
    await alive();
    return answer;
  };
}
