import type { Page } from "@playwright/test";
import { HYDRATED } from "#app/layout/hydration-mark.ts";

/** Waits until a page is hydrated; a page without scripts is ready at once. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    (mark) => !("__reactRouterContext" in window) || performance.getEntriesByName(mark).length > 0,
    HYDRATED,
  );
}
