import type { Page } from "@playwright/test";
import { SCRIPTS_HERE } from "#app/platform/scripts-after-paint.server.ts";

/** Until a page that nobody acts on has loaded all that it will; one without scripts is there as it is. */
export async function loadedUntouched(page: Page): Promise<void> {
  await page.waitForFunction(
    (mark) => !("__reactRouterContext" in window) || performance.getEntriesByName(mark).length > 0,
    SCRIPTS_HERE,
  );
  await page.waitForLoadState("networkidle");
}
