import { chromium } from "playwright-core";
import { SCRIPTS_HERE } from "#app/platform/scripts-after-paint.server.ts";

/** How much slower than this machine's processor a telephone's is; Lighthouse's own figure. */
const SLOWER = 4;
/** A task longer than this keeps a finger waiting, in milliseconds. */
const LONG_TASK = 50;
const WATCHED_MS = 3_000;

/**
 * Milliseconds for which a telephone's processor is kept busy (beyond 50 of each task) in the three seconds after its visitor's first
 * act: what Lighthouse, which never acts, does not see.
 */
export async function blockedByFirstAct(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH!, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
    await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.goto(url);
    // A page without scripts is ready as it is.
    await page.waitForFunction((mark) => !("__reactRouterContext" in window) || performance.getEntriesByName(mark).length > 0, SCRIPTS_HERE);
    const blocked = await page.evaluateHandle(
      ([longTask, watched]) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) sum += Math.max(0, duration - longTask!);
        }).observe({ type: "longtask" });
        // In an object: a promise itself would be waited for before anyone acts.
        return { sum: new Promise<number>((done) => addEventListener("touchstart", () => setTimeout(() => done(sum), watched), { once: true })) };
      },
      [LONG_TASK, WATCHED_MS],
    );
    await page.touchscreen.tap(2, 400);
    return await blocked.evaluate(({ sum }) => sum);
  } finally {
    await browser.close();
  }
}
