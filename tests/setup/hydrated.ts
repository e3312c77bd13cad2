import type { Page } from "@playwright/test";
import { HYDRATED } from "#app/layout/hydrated.ts";

/** Until React has taken a page over; one without scripts is there as it is. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    (mark) => !("__reactRouterContext" in window) || performance.getEntriesByName(mark).length > 0,
    HYDRATED,
  );
}
