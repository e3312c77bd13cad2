import { type Browser, chromium, type Page } from "@playwright/test";
import { hydrated } from "#tests/setup/hydrated.ts";
import { type PageWeights, speaksGzip, weighPage } from "#tests/setup/page-weights.ts";

/** How much slower than this machine's processor a telephone's is; Lighthouse's own figure. */
const SLOWER = 4;

/**
 * What Lighthouse, which never acts and counts headers, does not see. `weights`: what the page loads by itself. `answer`: milliseconds
 * from an act to what it shows, the longest of a telephone's first act, while React takes the page over, and of a later one.
 */
export type PhoneVisit = { weights: PageWeights; answer: number };

export async function visitAsPhone(url: string): Promise<PhoneVisit> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH!,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const { weights } = await weighPage(await openPhone(browser), url);
    return { weights, answer: await timeAnswers(await openPhone(browser), url) };
  } finally {
    await browser.close();
  }
}

async function openPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    reducedMotion: "reduce",
    extraHTTPHeaders: speaksGzip,
  });
  await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return page;
}

/** Opens and closes the menu as soon as the page is painted, and once more when it runs. */
async function timeAnswers(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { longest: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Object.assign(globalThis, {
          longest: Math.max((globalThis as unknown as { longest: number }).longest, duration),
        });
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
  await useMenu(page);
  await hydrated(page);
  await useMenu(page);
  // The browser tells of an event once what came of it is painted.
  return page.evaluate(
    () =>
      new Promise<number>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => done((globalThis as unknown as { longest: number }).longest))),
        ),
      ),
  );
}

async function useMenu(page: Page): Promise<void> {
  const open = page.getByRole("button", { name: "Ouvrir le menu" });
  // The empty page has none.
  if ((await open.count()) === 0) return;
  await open.tap();
  await page.getByRole("button", { name: "Fermer le menu" }).tap();
}
