import { type Browser, chromium, type Page } from "@playwright/test";
import { waitForHydration } from "#tests/setup/journeys/hydrated.ts";
import { type PageWeights, acceptsGzip, weighPage } from "#tests/setup/journeys/page-weights.ts";

/**
 * Figures beside Lighthouse, which never acts and counts headers. `weights`: what the page loads by itself. `answers`: milliseconds from
 * an act to its result, as browsers report interactions: the longest during React's hydration, and afterwards.
 */
export type PhoneVisit = { weights: PageWeights; answers: { early: number; later: number } };

/** `slower`: how many times slower the telephone's processor is than this machine's. */
export async function visitAsPhone(url: string, slower: number): Promise<PhoneVisit> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH!,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const { weights } = await weighPage(await openPhone(browser, slower), url);
    return { weights, answers: await timeAnswers(await openPhone(browser, slower), url) };
  } finally {
    await browser.close();
  }
}

async function openPhone(browser: Browser, slower: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    reducedMotion: "reduce",
    extraHTTPHeaders: acceptsGzip,
  });
  await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slower });
  return page;
}

/** Opens and closes the menu as soon as the page is painted, and once more after hydration. */
async function timeAnswers(page: Page, url: string): Promise<PhoneVisit["answers"]> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { longest: 0 });
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId)
          Object.assign(globalThis, {
            longest: Math.max((globalThis as unknown as { longest: number }).longest, duration),
          });
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
  await useMenu(page);
  await waitForHydration(page);
  const early = await longestAnswer(page);
  await useMenu(page);
  return { early, later: await longestAnswer(page) };
}

/** The longest answer since the previous call. The browser reports an act once its result is painted. */
const longestAnswer = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              const measured = globalThis as unknown as { longest: number };
              done(measured.longest);
              measured.longest = 0;
            }),
          ),
        ),
      ),
  );

async function useMenu(page: Page): Promise<void> {
  const open = page.getByRole("button", { name: "Ouvrir le menu" });
  // The empty page has no menu.
  if ((await open.count()) === 0) return;
  await open.tap();
  await page.getByRole("button", { name: "Fermer le menu" }).tap();
}
