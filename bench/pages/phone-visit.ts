import { chromium } from "@playwright/test";
import { type PageWeights, speaksGzip, weighPage } from "#tests/setup/page-weights.ts";

/** How much slower than this machine's processor a telephone's is; Lighthouse's own figure. */
const SLOWER = 4;
/** A task longer than this keeps a finger waiting, in milliseconds. */
const LONG_TASK = 50;
const WATCHED_MS = 3_000;

/**
 * What Lighthouse, which never acts and counts headers, does not see. `firstAct`: milliseconds for which a telephone's processor is
 * kept busy (beyond 50 of each task) in the three seconds after its visitor's first act. `weights`: what came before that act.
 */
export type PhoneVisit = { weights: PageWeights; firstAct: number };

export async function visitAsPhone(url: string): Promise<PhoneVisit> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH!,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      extraHTTPHeaders: speaksGzip,
    });
    await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const { weights } = await weighPage(page, url);
    const blocked = await page.evaluateHandle(
      ([longTask, watched]) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) sum += Math.max(0, duration - longTask!);
        }).observe({ type: "longtask" });
        // In an object: a promise itself would be waited for before anyone acts.
        return {
          sum: new Promise<number>((done) =>
            addEventListener("touchstart", () => setTimeout(() => done(sum), watched), { once: true }),
          ),
        };
      },
      [LONG_TASK, WATCHED_MS],
    );
    await page.touchscreen.tap(2, 400);
    return { weights, firstAct: await blocked.evaluate(({ sum }) => sum) };
  } finally {
    await browser.close();
  }
}
